// Whether the next press on the page asks what something is.

class Explaining {
  asks = $state(false);
}

export const explaining = new Explaining();
