import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  bits,
  element,
  identifier,
  moment,
  nothing,
  octets,
  sequence,
  set,
  smallInteger,
  truth,
  utf8,
} from "./der.ts";

/** What signs in the App Store's place: a leaf's key and the certificates from it up to the root. */
export interface SigningChain {
  /** The leaf's private key, PKCS #8 in PEM. */
  readonly leafKey: string;
  /** Leaf, intermediate and root, DER in base64, as a JWS header's x5c has them. */
  readonly x5c: readonly string[];
}

/** How long the certificates of a chain are valid. */
export interface Validity {
  readonly from: Date;
  readonly to: Date;
}

const LONG: Validity = { from: new Date("2020-01-01T00:00:00Z"), to: new Date("2049-12-31T00:00:00Z") };

const ECDSA_WITH_SHA256 = "1.2.840.10045.4.3.2";
const COMMON_NAME = "2.5.4.3";
const BASIC_CONSTRAINTS = "2.5.29.19";

/** Marks by which Apple's library knows the intermediate and the leaf that sign for the App Store. */
const INTERMEDIATE_MARK = "1.2.840.113635.100.6.2.1";
const LEAF_MARK = "1.2.840.113635.100.6.11.1";

/** A new chain of the form Apple's has, under a root of its own that nobody else trusts. */
export function makeSigningChain(validity: Validity = LONG): SigningChain {
  const pair = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
  const [root, intermediate, leaf] = [pair(), pair(), pair()];
  const authority = sequence(identifier(BASIC_CONSTRAINTS), truth(), octets(sequence(truth())));
  const mark = (id: string) => sequence(identifier(id), octets(nothing()));
  const issue = (name: string, key: KeyObject, by: string, byKey: KeyObject, extensions: Buffer[]) =>
    certificate({ name, key, issuer: by, issuerKey: byKey, validity, extensions });
  const { privateKey } = intermediate;
  return {
    leafKey: leaf.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    x5c: [
      issue("Stand-in leaf", leaf.publicKey, "Stand-in intermediate", privateKey, [mark(LEAF_MARK)]),
      issue("Stand-in intermediate", intermediate.publicKey, "Stand-in root", root.privateKey, [
        authority,
        mark(INTERMEDIATE_MARK),
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
  const algorithm = sequence(identifier(ECDSA_WITH_SHA256));
  const toBeSigned = sequence(
    element(0xa0, smallInteger(2)),
    smallInteger(1),
    algorithm,
    nameOf(request.issuer),
    sequence(moment(request.validity.from), moment(request.validity.to)),
    nameOf(request.name),
    request.key.export({ type: "spki", format: "der" }),
    element(0xa3, sequence(...request.extensions)),
  );
  const signature = sign("sha256", toBeSigned, request.issuerKey);
  return sequence(toBeSigned, algorithm, bits(signature)).toString("base64");
}

function nameOf(commonName: string): Buffer {
  return sequence(set(sequence(identifier(COMMON_NAME), utf8(commonName))));
}
