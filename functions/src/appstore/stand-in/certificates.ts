import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  bitString,
  booleanTrue,
  element,
  generalizedTime,
  integer,
  nullValue,
  objectIdentifier,
  octetString,
  sequence,
  set,
  utf8String,
} from "./der.ts";

/** Signs instead of the App Store: the leaf's key and the certificates from the leaf to the root. */
export interface SigningChain {
  /** The leaf's private key, PKCS #8 in PEM. */
  readonly leafKey: string;
  /** Leaf, intermediate and root, DER in base64, as in the x5c header of a JWS. */
  readonly x5c: readonly string[];
}

export interface Validity {
  readonly from: Date;
  readonly to: Date;
}

const LONG: Validity = { from: new Date("2020-01-01T00:00:00Z"), to: new Date("2049-12-31T00:00:00Z") };

const ECDSA_WITH_SHA256 = "1.2.840.10045.4.3.2";
const COMMON_NAME = "2.5.4.3";
const BASIC_CONSTRAINTS = "2.5.29.19";

/** Extensions by which Apple's library recognises the App Store's intermediate and leaf certificates. */
const INTERMEDIATE_EXTENSION = "1.2.840.113635.100.6.2.1";
const LEAF_EXTENSION = "1.2.840.113635.100.6.11.1";

/** Creates a chain like Apple's, with a root of its own. */
export function makeSigningChain(validity: Validity = LONG): SigningChain {
  const pair = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
  const [root, intermediate, leaf] = [pair(), pair(), pair()];
  const authority = sequence(
    objectIdentifier(BASIC_CONSTRAINTS),
    booleanTrue(),
    octetString(sequence(booleanTrue())),
  );
  const extension = (id: string) => sequence(objectIdentifier(id), octetString(nullValue()));
  const issue = (name: string, key: KeyObject, issuer: string, issuerKey: KeyObject, extensions: Buffer[]) =>
    certificate({ name, key, issuer, issuerKey, validity, extensions });
  const { privateKey } = intermediate;
  return {
    leafKey: leaf.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    x5c: [
      issue("Stand-in leaf", leaf.publicKey, "Stand-in intermediate", privateKey, [
        extension(LEAF_EXTENSION),
      ]),
      issue("Stand-in intermediate", intermediate.publicKey, "Stand-in root", root.privateKey, [
        authority,
        extension(INTERMEDIATE_EXTENSION),
      ]),
      issue("Stand-in root", root.publicKey, "Stand-in root", root.privateKey, [authority]),
    ],
  };
}

interface CertificateRequest {
  readonly name: string;
  readonly key: KeyObject;
  readonly issuer: string;
  readonly issuerKey: KeyObject;
  readonly validity: Validity;
  readonly extensions: readonly Buffer[];
}

/** An X.509 certificate of version 3 (RFC 5280), DER in base64. */
function certificate(request: CertificateRequest): string {
  const algorithm = sequence(objectIdentifier(ECDSA_WITH_SHA256));
  const toBeSigned = sequence(
    element(0xa0, integer(2)),
    integer(1),
    algorithm,
    nameOf(request.issuer),
    sequence(generalizedTime(request.validity.from), generalizedTime(request.validity.to)),
    nameOf(request.name),
    request.key.export({ type: "spki", format: "der" }),
    element(0xa3, sequence(...request.extensions)),
  );
  const signature = sign("sha256", toBeSigned, request.issuerKey);
  return sequence(toBeSigned, algorithm, bitString(signature)).toString("base64");
}

function nameOf(commonName: string): Buffer {
  return sequence(set(sequence(objectIdentifier(COMMON_NAME), utf8String(commonName))));
}
