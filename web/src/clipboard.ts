// Puts text where it can be pasted. Browsers give the clipboard to https and to this computer only; elsewhere the old
// way of a selected field works in most of them, and where it does not the reader has the text selected.

/** Whether the text was copied. `field` shows it and stays selected where nothing else works. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  field?.focus();
  field?.select();
  return !!field && document.execCommand?.("copy");
}
