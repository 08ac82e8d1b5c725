"""A certificate this computer makes for itself, so that a home network can be served encrypted.

Nobody vouches for it: browsers say so once and let in whoever insists. It is made anew when it runs out or when this
computer has got another address. The key never leaves the folder of the user.
"""

from __future__ import annotations

import ipaddress
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import platformdirs

from armarium.reason import refusal
from armarium.server.door import lan_address
from armarium.server.hosts import local_name

if TYPE_CHECKING:
    from cryptography.x509 import Certificate, GeneralName

LIFETIME = timedelta(days=365)  # browsers refuse longer ones
RENEWAL = timedelta(days=7)  # before it runs out


class Pair(NamedTuple):
    certificate: Path
    key: Path


def own_certificate(folder: Path | None = None) -> Pair:
    """Refused where the package that makes certificates is not installed."""
    folder = folder or platformdirs.user_data_path("armarium", appauthor=False) / "certificate"
    pair = Pair(folder / "certificate.pem", folder / "key.pem")
    try:
        if not holds(pair, own_names()):
            folder.mkdir(parents=True, exist_ok=True)
            make(pair, own_names())
    except ImportError:
        raise refusal("certificate-package") from None
    except OSError as failure:
        raise refusal("certificate-folder", folder=str(folder), problem=str(failure)) from None
    return pair


def own_names() -> list[str]:
    """By which this computer is asked for in its network, and at home."""
    return list(dict.fromkeys(["localhost", "127.0.0.1", local_name(), lan_address()]))


def holds(pair: Pair, names: list[str]) -> bool:
    from cryptography import x509

    try:
        known = x509.load_pem_x509_certificate(pair.certificate.read_bytes())
        pair.key.read_bytes()
    except (OSError, ValueError):
        return False
    return known.not_valid_after_utc - datetime.now(UTC) > RENEWAL and set(names) <= certified_names(known)


def certified_names(certificate: Certificate) -> set[str]:
    from cryptography import x509

    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = (str(address) for address in names.get_values_for_type(x509.IPAddress))
    return {*names.get_values_for_type(x509.DNSName), *addresses}


def make(pair: Pair, names: list[str]) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Armarium")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + LIFETIME)
        .add_extension(x509.SubjectAlternativeName([general_name(one) for one in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    text = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    write_privately(pair.key, text)
    pair.certificate.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))


def general_name(name: str) -> GeneralName:
    from cryptography import x509

    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def write_privately(file: Path, content: bytes) -> None:
    """Nobody else on this computer may read it, not even for a moment."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as target:
        target.write(content)
