//! The rules of custom prompts (spec 3 and 5).

named! {
    /// What a prompt is applied to (spec 3, Custom prompt).
    PromptContext {
        Podcast = "podcast",
        Episode = "episode",
        Transcript = "transcript",
    }
}

/// Spec 5: custom prompt name 3-100 characters.
const NAME_CHARS: std::ops::RangeInclusive<usize> = 3..=100;
/// Most characters of a description.
const MAX_DESCRIPTION_CHARS: usize = 500;
/// Most characters of a prompt. Longer ones leave no room for the facts.
pub const MAX_PROMPT_CHARS: usize = 4_000;

/// Checks the name of a prompt, and returns it without blank space around it.
///
/// # Errors
/// The message for people.
///
/// ```
/// use earshot_model::prompt::check_prompt_name;
/// assert_eq!(check_prompt_name("  Ad breaks "), Ok("Ad breaks".to_owned()));
/// assert_eq!(check_prompt_name("ad"), Err("must have 3 to 100 characters"));
/// ```
pub fn check_prompt_name(name: &str) -> Result<String, &'static str> {
    let name = name.trim();
    if name.chars().any(char::is_control) {
        return Err("must be one line");
    }
    match NAME_CHARS.contains(&name.chars().count()) {
        true => Ok(name.to_owned()),
        false => Err("must have 3 to 100 characters"),
    }
}

/// Checks the description of a prompt; a blank one becomes `None`.
///
/// # Errors
/// The message for people.
pub fn check_prompt_description(description: &str) -> Result<Option<String>, &'static str> {
    let description = description.trim();
    if description.chars().count() > MAX_DESCRIPTION_CHARS {
        return Err("must have at most 500 characters");
    }
    let is_text = |letter: char| !letter.is_control() || letter == '\n';
    Ok(Some(description.chars().filter(|letter| is_text(*letter)).collect::<String>()).filter(|text| !text.is_empty()))
}

/// Checks the words of a prompt, and returns them without blank space around them and without control characters.
///
/// # Errors
/// The message for people.
///
/// ```
/// use earshot_model::prompt::check_prompt_text;
/// assert_eq!(check_prompt_text(" \n "), Err("must not be empty"));
/// ```
pub fn check_prompt_text(prompt: &str) -> Result<String, &'static str> {
    let prompt = prompt.trim();
    if prompt.chars().count() > MAX_PROMPT_CHARS {
        return Err("must have at most 4,000 characters");
    }
    let is_text = |letter: &char| !letter.is_control() || matches!(letter, '\n' | '\t');
    let prompt: String = prompt.chars().filter(is_text).collect();
    if prompt.is_empty() { Err("must not be empty") } else { Ok(prompt) }
}
