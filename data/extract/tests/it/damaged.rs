//! 200 damaged files, made from whole ones by fixed random changes: none ends the server, and none exceeds the limits.

use crate::archives::{TYPES, archive, part};
use crate::child::{patient_limits, run};
use crate::pdf_files::{latin_lines, pdf_with_contents, seen_lines};
use earshot_extract::FileRejection;

const FILES: usize = 200;
/// The limit, and what the program itself takes.
const MAX_MEMORY: u64 = (256 + 32) << 20;

/// A small generator of pseudorandom numbers (xorshift), the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end.max(1) as u64).expect("small")
    }
}

fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(8) {
        let place = random.below(bytes.len());
        match random.below(7) {
            0 => bytes.truncate(place.max(64)),
            1 => bytes[place] ^= 1 << random.below(8),
            2 => bytes[place] = [0, 0xff, b'9', b'<', b'(', b'[', b'/'][random.below(7)],
            3 => {
                let end = (place + random.below(64)).min(bytes.len());
                bytes.drain(place..end);
            }
            4 => {
                let copy = bytes[place..(place + random.below(256)).min(bytes.len())].to_vec();
                let target = random.below(bytes.len());
                bytes.splice(target..target, copy);
            }
            // A number becomes a large one.
            5 => {
                if let Some(digit) = (place..bytes.len()).find(|place| bytes[*place].is_ascii_digit()) {
                    bytes.splice(digit..=digit, *b"2147483647");
                }
            }
            _ => {
                let other = random.below(bytes.len());
                bytes.swap(place, other);
            }
        }
    }
}

#[test]
fn damaged_files_are_read_or_rejected_within_the_limits() {
    let uncompressed = {
        let mut file = pdf_with_contents(&[latin_lines(&["Ada (Lovelace) builds engines."])]);
        file.add_stream("", &latin_lines(&["Engines"]));
        file.into_bytes()
    };
    let pdf = pdf_with_contents(&[latin_lines(&["One", "Two"]), seen_lines(&["םולש".to_owned()])]).into_bytes();
    let body = part("document", "<w:body><w:p><w:r><w:t>Ada &amp; Co</w:t></w:r></w:p></w:body>");
    let docx = archive(&[("[Content_Types].xml", TYPES.as_bytes()), ("word/document.xml", body.as_bytes())]);
    let wholes = [pdf, docx, uncompressed];
    let mut random = Random(0x5eed_5eed_5eed_5eed);
    let (mut reads, mut rejections) = (0, std::collections::BTreeMap::<String, usize>::new());
    let mut largest = 0;
    for number in 0..FILES {
        let mut bytes = wholes[number % wholes.len()].clone();
        damage(&mut bytes, &mut random);
        let run = run(&bytes, &patient_limits());
        let memory = run.peak_memory_bytes.unwrap_or(0);
        assert!(memory <= MAX_MEMORY, "file {number} took {memory} bytes");
        largest = largest.max(memory);
        match run.outcome {
            Ok(_) => reads += 1,
            Err(rejection) => {
                assert_ne!(rejection, FileRejection::Empty, "file {number}");
                assert!(!matches!(rejection, FileRejection::TooMuchTime(_)), "file {number} has no end");
                *rejections.entry(rejection.to_string()).or_default() += 1;
            }
        }
    }
    let figures = format!("{reads} read, {rejections:#?}, most memory {} MB", largest >> 20);
    assert_eq!(reads + rejections.values().sum::<usize>(), FILES);
    assert!(
        reads >= 20 && rejections.values().sum::<usize>() >= 20,
        "the damage is neither small nor total: {figures}"
    );
}
