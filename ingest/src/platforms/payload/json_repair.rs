//! Repairs JSON that is cut short or damaged: keeps what precedes the damage and closes its brackets.

/// Deeper nesting than this does not occur in charts.
const MAX_DEPTH: usize = 128;

/// Returns the text up to the last complete element of a list, with all brackets closed. Returns `None` when no list
/// has a complete element.
pub fn close_cut_json(text: &[u8]) -> Option<Vec<u8>> {
    let mut open: Vec<u8> = Vec::new();
    let mut is_string = false;
    let mut is_escaped = false;
    // The end of the last complete element, and the brackets that are open there.
    let mut whole: Option<(usize, Vec<u8>)> = None;
    for (at, &byte) in text.iter().enumerate() {
        if is_string {
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' => is_escaped = true,
                b'"' => is_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => is_string = true,
            b'{' | b'[' if open.len() >= MAX_DEPTH => break,
            b'{' => open.push(b'}'),
            b'[' => open.push(b']'),
            b'}' | b']' => {
                if open.pop() != Some(byte) {
                    break;
                }
                // Only the outermost list counts: inner lists of an entry (genres, images) end before the entry does.
                let is_entry = byte == b'}' && open.last() == Some(&b']');
                if is_entry && open.iter().filter(|list| **list == b']').count() == 1 {
                    whole = Some((at + 1, open.clone()));
                }
            }
            _ => {}
        }
    }
    let (end, open) = whole?;
    let mut repaired = text[..end].to_vec();
    repaired.extend(open.iter().rev());
    Some(repaired)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    #[test]
    fn whole_entries_stay() {
        let cases = [
            (r#"{"feed":{"results":[{"id":"1","genres":[{"a":1}]},{"id":"2","gen"#, Some(1)),
            (r#"{"feed":{"results":[{"id":"1"},{"id":"2"}],"x":"#, Some(2)),
            (r#"{"feed":{"results":[{"id":"1, {["},"#, Some(1)),
            (r#"{"feed":{"results":[{"id":"#, None),
            ("", None),
            ("]]]", None),
        ];
        for (text, count) in cases {
            let read = close_cut_json(text.as_bytes()).map(|repaired| {
                let value: Value = serde_json::from_slice(&repaired).unwrap();
                value["feed"]["results"].as_array().unwrap().len()
            });
            assert_eq!(read, count, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_cut_json_is_closed_to_valid_json(entries in 1_usize..20, cut in 0_usize..600) {
            let list: Vec<Value> = (0..entries)
                .map(|n| serde_json::json!({"id": n.to_string(), "genres": [{"name": "a\"{["}], "im": {"x": [1, [2]]}}))
                .collect();
            let text = serde_json::to_vec(&serde_json::json!({"feed": {"results": list}})).unwrap();
            let cut = cut.min(text.len());
            if let Some(repaired) = close_cut_json(&text[..cut]) {
                let value: Value = serde_json::from_slice(&repaired).unwrap();
                let found = value["feed"]["results"].as_array().unwrap();
                prop_assert_eq!(&found[..], &list[..found.len()]);
            }
        }
    }
}
