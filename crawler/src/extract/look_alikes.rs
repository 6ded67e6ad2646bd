//! Detects texts that look like email addresses and are not: handles, repository URLs, passwords in URLs, message ids.

use std::ops::Range;

/// Schemes of URIs with an `@` that nobody mails to: webfinger, chat, telephony, newsgroups, parts of messages.
const OTHER_SCHEMES: &[&str] =
    &["acct:", "xmpp:", "jabber:", "sip:", "sips:", "mid:", "cid:", "news:", "nntp:", "ssh:", "matrix:", "urn:"];
/// Names of chat and telephony before an id, with a space between them: `XMPP: ann@slow.example`.
const CHAT_LABELS: &[&str] = &["xmpp:", "jabber:", "sip:", "matrix:"];
/// Users of version control on servers (`git@host:path`).
const REPOSITORY_USERS: &[&str] = &["git", "svn", "hg"];
/// Headers of messages whose values are ids (RFC 5322 3.6.4).
const ID_HEADERS: &[&str] = &["message-id:", "in-reply-to:", "references:", "content-id:"];
/// Commands that take a user and a host.
const SHELL_COMMANDS: &[&str] = &["ssh", "scp", "sftp", "rsync", "sshfs", "autossh", "mosh", "ssh-copy-id"];
/// The most arguments between a command and the user.
const MAX_ARGUMENTS: usize = 12;
/// The most bytes of a command up to the user.
const MAX_COMMAND_BYTES: usize = 300;
/// The most bytes of a URL up to the end of its password.
const MAX_USER_BYTES: usize = 300;
/// The most bytes before an id in which its header is looked for.
const MAX_HEADER_DISTANCE: usize = 400;

/// Whether the text around an `@` is not an address. `run` is the range of address characters.
pub(super) fn is_look_alike(text: &str, run: Range<usize>, at: usize) -> bool {
    let (before, local, after) = (&text[..run.start], &text[run.start..at], &text[run.end..]);
    is_handle(before, after)
        || REPOSITORY_USERS.iter().any(|user| local.eq_ignore_ascii_case(user))
        || is_remote_path(after)
        || is_user_of_url(&text[..at])
        || is_other_scheme(before)
        || is_message_id(before)
        || is_of_shell_command(before)
}

/// `@user@host` of the fediverse, and anything else with several `@`.
fn is_handle(before: &str, after: &str) -> bool {
    before.ends_with('@') || after.starts_with('@')
}

/// `user@host:path/file` of `scp` and `git`. After an address, a colon ends a phrase.
fn is_remote_path(after: &str) -> bool {
    let Some(path) = after.strip_prefix(':') else { return false };
    let end = path.find(|letter: char| !letter.is_alphanumeric() && !"._-".contains(letter)).unwrap_or(path.len());
    path[end..].starts_with('/') || path.starts_with('~')
}

/// `https://user:password@host/`: there is no slash between the scheme and the `@`.
fn is_user_of_url(before: &str) -> bool {
    let near = &before[before.ceil_char_boundary(before.len().saturating_sub(MAX_USER_BYTES))..];
    let token = near.rsplit(|letter: char| letter.is_whitespace() || matches!(letter, '<' | '>' | '"' | '(')).next();
    let Some((scheme, authority)) = token.and_then(|token| token.rsplit_once("://")) else { return false };
    !scheme.to_ascii_lowercase().ends_with("mailto") && !authority.contains(['/', '?', '#'])
}

/// `ssh -p 22 user@host`, `scp notes.txt user@host:`. The words between the command and the user must look like
/// arguments, because prose mentions `ssh` too.
fn is_of_shell_command(before: &str) -> bool {
    let near = &before[before.ceil_char_boundary(before.len().saturating_sub(MAX_COMMAND_BYTES))..];
    let line = near.rsplit('\n').next().unwrap_or_default();
    let words: Vec<&str> =
        line.split_whitespace().map(|word| word.trim_matches(['`', '$', '"', '\'', '(', '>'])).collect();
    let is_command = |word: &&str| SHELL_COMMANDS.contains(word);
    let Some(at) = words.iter().rposition(is_command) else { return false };
    let arguments = &words[at + 1..];
    let copies = !matches!(words[at], "ssh" | "mosh" | "autossh");
    // The last separator is the blank before the user; an option may be joined to it.
    let is_argument = |(index, word): (usize, &&str)| {
        let is_option = |word: &str| word.starts_with('-');
        let is_path = word.contains(['/', '~', '=', '*'])
            || (word.get(1..).is_some_and(|rest| rest.contains('.')) && !word.ends_with('.'));
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let is_value = index.checked_sub(1).is_some_and(|before| is_option(arguments[before]));
        is_option(word) || is_path || is_number || is_value || (copies && index == 0)
    };
    let is_apart = line.ends_with(char::is_whitespace) || line.ends_with(['`', '"', '\'', '=']);
    is_apart
        && arguments.len() <= MAX_ARGUMENTS
        && arguments.iter().enumerate().filter(|(_, word)| !word.is_empty()).all(is_argument)
}

fn is_other_scheme(before: &str) -> bool {
    let ends_with = |before: &str, schemes: &[&str]| {
        let tail = before[before.ceil_char_boundary(before.len().saturating_sub(8))..].to_ascii_lowercase();
        let rest = schemes.iter().find_map(|scheme| tail.strip_suffix(scheme));
        rest.is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
    };
    ends_with(before, OTHER_SCHEMES) || ends_with(before.trim_end(), CHAT_LABELS)
}

/// An id in the headers of a quoted message, alone or after others: `References: <1@a.example> <2@a.example>`.
fn is_message_id(before: &str) -> bool {
    let near =
        before[before.ceil_char_boundary(before.len().saturating_sub(MAX_HEADER_DISTANCE))..].to_ascii_lowercase();
    let is_id = |value: &str| value == "<" || (value.starts_with('<') && value.ends_with(['>', ',']));
    ID_HEADERS.iter().any(|header| {
        let values = near.rsplit_once(header).map(|(_, values)| values);
        // Prose also writes "references:", so ids must be in angle brackets.
        let is_bracketed = near.ends_with('<') || *header != "references:";
        is_bracketed && values.is_some_and(|values| values.split_whitespace().all(is_id))
    })
}

#[cfg(test)]
mod tests {
    use super::super::email_address::find_emails;

    #[test]
    fn look_alikes_are_no_addresses() {
        for text in [
            "Follow @ann@social.slow.com",
            "@ann@social.slow.com, @ben@tea.social",
            "https://slow.com/@slow/video user@host@slow.com",
            "git clone git@git.slow.com:tea/leaves.git",
            "git clone ann@git.slow.com:tea/leaves.git",
            "scp x ann@host.slow.com:~/inbox",
            "git@slow.com",
            "https://ann:secret@feeds.slow.com/rss",
            "ftp://ann@files.slow.com",
            "ssh://git@slow.com/tea.git",
            "postgres://tea:leaf@db.slow.com:5432/tea",
            "acct:ann@slow.com xmpp:tea@rooms.slow.com",
            "XMPP: ann@slow.com",
            "Message-ID: <20240102.GA123@mail.slow.com>",
            "In-Reply-To: <CAF1x@mail.slow.com>",
            "References: <1.a@mail.slow.com> <2.b@mail.slow.com>",
            "ssh deploy@web1.slow.com",
            "$ ssh -p 2222 -i ~/.ssh/id_tea deploy@web1.slow.com uptime",
            "Run `ssh deploy@web1.slow.com` first",
            "scp notes.txt deploy@web1.slow.com:",
            "scp notes deploy@web1.slow.com:",
            "rsync -av --delete ./site/ deploy@web1.slow.com:",
            "sudo sftp -o Port=22 tea@files.slow.com",
        ] {
            assert!(find_emails(text).is_empty(), "{text} gave {:?}", find_emails(text));
        }
    }

    #[test]
    fn addresses_beside_look_alikes_are_found() {
        for text in [
            "@slow or hi@slow.com",
            "hi@slow.com: we read every mail",
            "https://slow.com/?mail=hi@slow.com",
            "mailto://hi@slow.com",
            "Message-ID: <1@x.slow.net> From: Ann <hi@slow.com>",
            "Breaking news: hi@slow.com",
            "References: hi@slow.com",
            "We talk about ssh and rsync. Write to hi@slow.com",
            "Questions on ssh? hi@slow.com",
            "ssh tips to hi@slow.com",
        ] {
            assert!(find_emails(text).contains(&"hi@slow.com".to_owned()), "{text} gave {:?}", find_emails(text));
        }
    }
}
