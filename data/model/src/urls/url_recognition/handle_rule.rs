//! Rules for handles: the platform's own, and those of spec 5 where it publishes none (decision 057).

use unicode_normalization::char::is_combining_mark;

#[derive(Clone, Copy, Debug)]
pub(super) struct HandleRule {
    min: usize,
    max: usize,
    /// Allowed characters besides letters and digits.
    extra_characters: &'static str,
    /// Characters that may neither begin nor end a handle, nor be next to each other.
    separators: &'static str,
    /// Characters that may not begin a handle.
    not_first: &'static str,
    /// Characters that may not end a handle.
    not_last: &'static str,
    /// The ending of the platform's own pages, which are not profiles.
    page_ending: Option<&'static str>,
    letters: Letters,
    digits: Digits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Letters {
    Ascii,
    /// Letters of any script. URLs percent-encode them.
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Digits {
    Anywhere,
    First,
    NotAlone,
    Only,
}

/// The upper limit where a platform publishes none: the length that URLs tolerate.
pub(super) const NO_LIMIT: usize = 100;

/// A handle of letters, digits and the characters of `also`.
pub(super) const fn rule(min: usize, max: usize, also: &'static str) -> HandleRule {
    HandleRule {
        min,
        max,
        extra_characters: also,
        separators: "",
        not_first: "",
        not_last: "",
        page_ending: None,
        letters: Letters::Ascii,
        digits: Digits::Anywhere,
    }
}

/// A number with `min` to `max` digits.
pub(super) const fn number(min: usize, max: usize) -> HandleRule {
    HandleRule { digits: Digits::Only, ..rule(min, max, "") }
}

impl HandleRule {
    pub(super) const fn separated_by(self, separators: &'static str) -> Self {
        Self { separators, ..self }
    }

    pub(super) const fn not_first(self, not_first: &'static str) -> Self {
        Self { not_first, ..self }
    }

    pub(super) const fn not_last(self, not_last: &'static str) -> Self {
        Self { not_last, ..self }
    }

    pub(super) const fn leading_digit(self) -> Self {
        Self { digits: Digits::First, ..self }
    }

    pub(super) const fn not_only_digits(self) -> Self {
        Self { digits: Digits::NotAlone, ..self }
    }

    pub(super) const fn or_only_digits(self) -> Self {
        Self { digits: Digits::Anywhere, ..self }
    }

    pub(super) const fn no_page(self, ending: &'static str) -> Self {
        Self { page_ending: Some(ending), ..self }
    }

    pub(super) const fn of_any_script(self) -> Self {
        Self { letters: Letters::Any, ..self }
    }

    /// What is wrong with the handle; `None` when it is valid.
    pub(super) fn find_defect(&self, handle: &str) -> Option<String> {
        let length = handle.chars().count();
        let what = if self.digits == Digits::Only { "number" } else { "handle" };
        let unit = if self.digits == Digits::Only { "digits" } else { "characters" };
        if self.digits == Digits::Only && !handle.chars().all(|letter| letter.is_ascii_digit()) {
            return Some("not a number".to_owned());
        }
        if length < self.min && handle.chars().map(letter_weight).sum::<usize>() < self.min {
            return Some(format!("a {what} has at least {} {unit}", self.min));
        }
        if length > self.max {
            return Some(format!("a {what} has at most {} {unit}", self.max));
        }
        if let Some(other) = handle.chars().find(|letter| !self.is_allowed(*letter)) {
            return Some(format!("a handle cannot contain {other:?}"));
        }
        if self.page_ending.is_some_and(|ending| handle.to_ascii_lowercase().ends_with(ending)) {
            return Some("an endpoint is not a profile".to_owned());
        }
        self.find_position_defect(handle).or_else(|| self.find_digit_defect(handle))
    }

    fn is_allowed(&self, letter: char) -> bool {
        letter.is_ascii_alphanumeric()
            || self.extra_characters.contains(letter)
            || (self.letters == Letters::Any && (letter.is_alphanumeric() || is_combining_mark(letter)))
    }

    fn find_position_defect(&self, handle: &str) -> Option<String> {
        let first = handle.chars().next()?;
        if self.separators.contains(first) || self.not_first.contains(first) {
            return Some(format!("a handle cannot start with \"{first}\""));
        }
        let last = handle.chars().next_back()?;
        if self.separators.contains(last) || self.not_last.contains(last) {
            return Some(format!("a handle cannot end with \"{last}\""));
        }
        let mut pairs = handle.chars().zip(handle.chars().skip(1));
        let is_separator = |letter: char| self.separators.contains(letter);
        let (one, next) = pairs.find(|&(one, next)| is_separator(one) && is_separator(next))?;
        Some(if one == next {
            format!("a handle cannot contain a double \"{one}\"")
        } else {
            format!("a handle cannot contain \"{one}{next}\"")
        })
    }

    fn find_digit_defect(&self, handle: &str) -> Option<String> {
        let is_digit = |letter: char| letter.is_ascii_digit();
        match self.digits {
            Digits::First if !handle.starts_with(is_digit) => Some("not a show".to_owned()),
            Digits::NotAlone if handle.chars().all(is_digit) => {
                Some("a handle cannot consist only of digits".to_owned())
            }
            _ => None,
        }
    }
}

/// How many letters of the Latin script one letter stands for. Platforms allow shorter handles in scripts whose letters
/// are syllables or words: YouTube demands three Latin letters, two of Devanagari, and one Chinese character.
fn letter_weight(letter: char) -> usize {
    match letter {
        '\u{1100}'..='\u{11ff}' | '\u{3040}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{f900}'..='\u{faff}' => 3,
        '\u{20000}'..='\u{323af}' => 3,
        '\u{0900}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' => 2,
        _ => 1,
    }
}
