//! A device with one passkey, and the browser around it, in memory.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rcgen::{KeyPair, SigningKey as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The user is there, and has unlocked the device.
const PRESENT_AND_VERIFIED: u8 = 0x05;
const HAS_CREDENTIAL: u8 = 0x40;

pub struct Authenticator {
    key: KeyPair,
    id: Vec<u8>,
    /// The id of the account, which the device got with the request.
    user: String,
    /// Uses so far. Tests set it back, as a copied device has it.
    pub counter: u32,
    pub origin: String,
    pub flags: u8,
}

impl Authenticator {
    pub fn new(id: &str) -> Self {
        let key = KeyPair::generate().expect("a key on P-256");
        let origin = "https://earshot.example".to_owned();
        Self { key, id: id.as_bytes().to_vec(), user: String::new(), counter: 0, origin, flags: PRESENT_AND_VERIFIED }
    }

    /// Makes a passkey, as `navigator.credentials.create` does.
    pub fn create(&mut self, options: &Value) -> Value {
        self.user = options["user"]["id"].as_str().expect("an id").to_owned();
        let mut data = self.data(options["rp"]["id"].as_str().expect("a domain"), self.flags | HAS_CREDENTIAL);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).expect("it is short").to_be_bytes());
        data.extend(&self.id);
        data.extend(self.cose_key());
        // A map in CBOR: the format, no statement, and the data.
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).expect("it is short"));
        object.extend(data);
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encode(self.client_data("webauthn.create", options).as_bytes()),
                "attestationObject": encode(&object), "transports": ["internal"],
            },
        })
    }

    /// Signs a challenge, as `navigator.credentials.get` does.
    pub fn sign(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let data = self.data(options["rpId"].as_str().expect("a domain"), self.flags);
        let client_data = self.client_data("webauthn.get", options);
        let signed = [data.as_slice(), &Sha256::digest(client_data.as_bytes())].concat();
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encode(client_data.as_bytes()), "authenticatorData": encode(&data),
                "signature": encode(&self.key.sign(&signed).expect("signed")), "userHandle": self.user,
            },
        })
    }

    fn data(&self, domain: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(domain.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    /// The public key in CBOR: an elliptic curve key for ES256 on P-256, with its two coordinates.
    fn cose_key(&self) -> Vec<u8> {
        let point = self.key.public_key_raw();
        assert_eq!((point.len(), point[0]), (65, 4), "an uncompressed point");
        let mut key = b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".to_vec();
        key.extend(&point[1..33]);
        key.extend(b"\x22\x58\x20");
        key.extend(&point[33..]);
        key
    }
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
