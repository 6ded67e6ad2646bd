//! Limits of uploaded files, and how an upload names them (spec 5, Uploads).

use crate::text_cleaning::one_line;
use crate::{Tier, group_digits};

/// Spec 5 and 9: 5 MB per file, in bytes.
pub const MAX_GUEST_FILE_BYTES: usize = 5_242_880;
/// Spec 5 and 9: files per profile.
pub const MAX_GUEST_FILES: usize = 5;
const MAX_FILE_NAME_CHARS: usize = 200;
const MB: u64 = 1 << 20;
/// Spec 5: the message for an upload field with another name.
pub const UPLOAD_FIELD_MESSAGE: &str = "Invalid field format. Expected format is user_file:{number}.";

/// Returns the number in the name of an upload field, `user_file:1` and so on.
///
/// # Errors
/// The message of spec 5 when the name has another form, or the number is not positive.
///
/// ```
/// use earshot_model::guest_profile::parse_upload_field;
/// assert_eq!(parse_upload_field("user_file:2"), Ok(2));
/// assert!(parse_upload_field("user_file:0").is_err() && parse_upload_field("file").is_err());
/// ```
pub fn parse_upload_field(field: &str) -> Result<u32, &'static str> {
    let digits = field.strip_prefix("user_file:").filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    digits.and_then(|digits| digits.parse().ok()).filter(|&number| number > 0).ok_or(UPLOAD_FIELD_MESSAGE)
}

/// Returns the name of a file as it is kept: the last part of a path, without control and invisible characters, of
/// bounded length. The name decides neither the type nor the path of the file.
///
/// ```
/// use earshot_model::guest_profile::check_file_name;
/// assert_eq!(check_file_name("C:\\Users\\ada\\cv.pdf"), "cv.pdf");
/// assert_eq!(check_file_name("../..\u{202e}/"), "file");
/// ```
#[must_use]
pub fn check_file_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let last: String = last.chars().filter(|letter| !letter.is_control()).collect();
    let cleaned = one_line(&last);
    let cleaned = cleaned.trim_start_matches('.');
    if cleaned.is_empty() {
        return "file".to_owned();
    }
    let chars = cleaned.chars().count();
    if chars <= MAX_FILE_NAME_CHARS {
        return cleaned.to_owned();
    }
    // The end of the name has its extension.
    let (head, tail) = (MAX_FILE_NAME_CHARS - 21, 20);
    let start: String = cleaned.chars().take(head).collect();
    let end: String = cleaned.chars().skip(chars - tail).collect();
    format!("{start}…{end}")
}

/// The message for a file that is too large.
#[must_use]
pub fn file_size_message(bytes: usize) -> String {
    format!("The file has {} bytes. At most {} (5 MB) are possible.", group(bytes), group(MAX_GUEST_FILE_BYTES))
}

/// The message for files that exceed the number of a profile.
#[must_use]
pub fn file_count_message(existing: usize) -> String {
    format!("A guest profile has at most {MAX_GUEST_FILES} files, and this one has {existing}. Remove one first.")
}

/// The message for a file for which the team's files leave no room (not a rule of the spec).
#[must_use]
pub fn file_room_message(tier: Tier, used: u64) -> String {
    let max = tier.limits().guest_file_bytes;
    let higher = Tier::ALL.iter().copied().filter(|other| *other > tier && *other < Tier::Admin);
    let next = higher.into_iter().find(|other| other.limits().guest_file_bytes > max);
    let upgrade = next.map_or_else(String::new, |next| format!(", or upgrade to the {} plan", next.as_str()));
    format!(
        "The files of your team's guests take {} MB of the {} MB of your plan, with those of archived guests, so this \
         file does not fit. Delete files that you no longer need{upgrade}.",
        group_digits(used.div_ceil(MB)),
        group_digits(max / MB)
    )
}

fn group(bytes: usize) -> String {
    group_digits(bytes as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn upload_fields_are_numbered() {
        for field in
            ["user_file:", "user_file:-1", "user_file:+1", "user_file:1.5", "user_file:99999999999", "User_file:1"]
        {
            assert_eq!(parse_upload_field(field), Err(UPLOAD_FIELD_MESSAGE), "{field}");
        }
        assert_eq!(parse_upload_field("user_file:007"), Ok(7));
    }

    #[test]
    fn long_names_keep_their_extension() {
        let name = check_file_name(&format!("{}.pdf", "ä".repeat(400)));
        assert_eq!((name.chars().count(), name.ends_with("ä.pdf")), (MAX_FILE_NAME_CHARS, true));
        assert_eq!(check_file_name("cv\u{202e}fdp.exe"), "cvfdp.exe");
    }

    #[test]
    fn messages_have_numbers() {
        assert_eq!(
            file_size_message(6_000_000),
            "The file has 6,000,000 bytes. At most 5,242,880 (5 MB) are possible."
        );
        assert_eq!(
            file_room_message(Tier::Free, 48 * MB + 1),
            "The files of your team's guests take 49 MB of the 50 MB of your plan, with those of archived guests, so \
             this file does not fit. Delete files that you no longer need, or upgrade to the individual plan."
        );
        assert!(file_room_message(Tier::Agency, 2_500 * MB).ends_with("2,500 MB of your plan, with those of archived guests, so this file does not fit. Delete files that you no longer need."));
        assert_eq!(file_count_message(5), "A guest profile has at most 5 files, and this one has 5. Remove one first.");
    }
}
