//! Writes a new table of objects for a PDF whose table is damaged: mail programs and bad downloads shift bytes.

use memchr::memmem;
use std::collections::BTreeMap;
use std::io::Write;

/// Objects of a file. Resumes have some hundreds.
const MAX_OBJECTS: usize = 100_000;

/// Returns the file with a new table of objects at its end. `None` when no catalog is found, or when the file is
/// encrypted: its key is in the table.
pub(super) fn with_new_table(bytes: &[u8]) -> Option<Vec<u8>> {
    if memmem::find(bytes, b"/Encrypt").is_some() {
        return None;
    }
    // Later objects replace earlier ones of the same number.
    let mut objects: BTreeMap<u32, (u16, usize)> = BTreeMap::new();
    for keyword in memmem::find_iter(bytes, b" obj") {
        if let Some((place, number, generation)) = object_before(bytes, keyword) {
            objects.insert(number, (generation, place));
        }
        if objects.len() > MAX_OBJECTS {
            return None;
        }
    }
    let root = find_root(bytes, &objects)?;
    let mut repaired = bytes.to_vec();
    let start = repaired.len() + 1;
    repaired.extend_from_slice(b"\nxref\n0 1\n0000000000 65535 f \n");
    // Writing to memory does not fail.
    for (number, (generation, place)) in &objects {
        write!(repaired, "{number} 1\n{place:010} {generation:05} n \n").ok()?;
    }
    let size = objects.keys().last()?.checked_add(1)?;
    write!(
        repaired,
        "trailer\n<< /Size {size} /Root {root} {} R >>\nstartxref\n{start}\n%%EOF\n",
        objects.get(&root)?.0
    )
    .ok()?;
    Some(repaired)
}

/// Reads `12 0` before ` obj`: the place, the number and the generation.
fn object_before(bytes: &[u8], keyword: usize) -> Option<(usize, u32, u16)> {
    let (second, generation) = number_before(bytes, keyword)?;
    let gap = second.checked_sub(1).filter(|place| bytes[*place] == b' ')?;
    let (first, number) = number_before(bytes, gap)?;
    Some((first, number, u16::try_from(generation).ok()?))
}

fn number_before(bytes: &[u8], end: usize) -> Option<(usize, u32)> {
    let digits = bytes[..end].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let start = end - digits;
    Some((start, std::str::from_utf8(&bytes[start..end]).ok()?.parse().ok()?))
}

/// The number of the catalog: the one that a trailer names, else an object of this type.
fn find_root(bytes: &[u8], objects: &BTreeMap<u32, (u16, usize)>) -> Option<u32> {
    let named = memmem::rfind(bytes, b"/Root").and_then(|place| {
        let rest = bytes[place + 5..].trim_ascii_start();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()
    });
    named.filter(|root| objects.contains_key(root)).or_else(|| {
        let catalog = memmem::find(bytes, b"/Catalog")?;
        let before = objects.iter().filter(|(_, (_, place))| *place < catalog);
        before.max_by_key(|(_, (_, place))| *place).map(|(number, _)| *number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_found_by_their_keyword() {
        let file = b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nobj x obj\n12 3 obj[]endobj";
        let text = String::from_utf8(with_new_table(file).expect("a catalog")).expect("ASCII");
        assert!(text.contains("\n1 1\n0000000009 00000 n \n12 1\n0000000050 00003 n \ntrailer\n"), "{text}");
        assert!(text.contains("<< /Size 13 /Root 1 0 R >>"), "{text}");
        assert_eq!(with_new_table(b"%PDF-1.4\n1 0 obj<<>>endobj"), None, "no catalog");
    }
}
