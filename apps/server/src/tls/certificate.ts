import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  NameConstraints,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

/** Names by which machines are found: `192.168.1.5`, `kasse.local`; a whole network as `192.168.0.0/16`. */
export type HostNames = { readonly dns: readonly string[]; readonly ip: readonly string[] };

type Issued = {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  readonly signer: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly from: number;
  readonly until: number;
  /** An authority speaks for these and no others; a server is one of these. */
  readonly as: 'authority' | 'server';
  readonly names: HostNames;
};

const COMMON_NAME = '2.5.4.3';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';

/** A certificate as RFC 5280 wants it, in DER; its keys are of the curve P-256, which every phone knows. */
export function issueCertificate({ subject, issuer, publicKey, signer, from, until, as, names }: Issued): Buffer {
  const algorithm = new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 });
  const body = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: algorithm,
    issuer: commonName(issuer),
    subject: commonName(subject),
    validity: new Validity({ notBefore: new Date(from), notAfter: new Date(until) }),
    subjectPublicKeyInfo: AsnConvert.parse(spkiOf(publicKey), SubjectPublicKeyInfo),
    extensions: new Extensions([
      ...(as === 'authority' ? ofAuthority(names) : ofServer(names)),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyId(publicKey))),
      extension(
        id_ce_authorityKeyIdentifier,
        new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(keyId(signer.publicKey)) }),
      ),
    ]),
  });
  const signed = sign('sha256', Buffer.from(AsnConvert.serialize(body)), signer.privateKey);
  const whole = new Certificate({ tbsCertificate: body, signatureAlgorithm: algorithm, signatureValue: bytes(signed) });
  return Buffer.from(AsnConvert.serialize(whole));
}

const ofAuthority = (names: HostNames): readonly Extension[] => [
  extension(id_ce_basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint: 0 }), 'critical'),
  extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign), 'critical'),
  extension(
    id_ce_nameConstraints,
    new NameConstraints({
      permittedSubtrees: new GeneralSubtrees(generalNames(names).map((base) => new GeneralSubtree({ base }))),
    }),
    'critical',
  ),
];

const ofServer = (names: HostNames): readonly Extension[] => [
  extension(id_ce_basicConstraints, new BasicConstraints({ cA: false }), 'critical'),
  extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature), 'critical'),
  extension(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_serverAuth])),
  extension(id_ce_subjectAltName, new SubjectAlternativeName(generalNames(names))),
];

const generalNames = ({ dns, ip }: HostNames): GeneralName[] => [
  ...dns.map((dNSName) => new GeneralName({ dNSName })),
  ...ip.map((iPAddress) => new GeneralName({ iPAddress })),
];

const extension = (extnID: string, value: object, critical?: 'critical'): Extension =>
  new Extension({
    extnID,
    critical: critical !== undefined,
    extnValue: new OctetString(AsnConvert.serialize(value)),
  });

const commonName = (text: string): Name =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new AttributeValue({ utf8String: text }) }),
    ]),
  ]);

const spkiOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });
const keyId = (key: KeyObject): ArrayBuffer => bytes(createHash('sha256').update(spkiOf(key)).digest().subarray(0, 20));

/** Positive, and without a leading zero that DER forbids. */
function serialNumber(): ArrayBuffer {
  const number = randomBytes(16);
  number[0] = ((number[0] ?? 0) & 0x3f) | 0x40;
  return bytes(number);
}

const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
