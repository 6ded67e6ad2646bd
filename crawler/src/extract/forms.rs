//! Forms: which of them a reader writes to the show with.

use super::FormFinding;
use crate::page::{Field, Form, Page, Region, has_word, split_words};

/// What a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormKind {
    Contact,
    Newsletter,
    Search,
    Login,
    Comment,
    /// An appointment.
    Booking,
    Other,
}

impl FormKind {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Newsletter => "newsletter",
            Self::Search => "search",
            Self::Login => "login",
            Self::Comment => "comment",
            Self::Booking => "booking",
            Self::Other => "other",
        }
    }
}

/// Hosts whose frames are forms, with what they are.
const FRAME_HOSTS: &[(&str, FormKind)] = &[
    ("docs.google.com/forms", FormKind::Contact),
    ("forms.gle/", FormKind::Contact),
    ("typeform.com/", FormKind::Contact),
    ("jotform.com/", FormKind::Contact),
    ("form.jotform", FormKind::Contact),
    ("tally.so/", FormKind::Contact),
    ("airtable.com/embed", FormKind::Contact),
    ("wufoo.com/", FormKind::Contact),
    ("cognitoforms.com/", FormKind::Contact),
    ("paperform.co/", FormKind::Contact),
    ("forms.office.com/", FormKind::Contact),
    ("hsforms.", FormKind::Contact),
    ("123formbuilder.com/", FormKind::Contact),
    ("formstack.com/", FormKind::Contact),
    ("calendly.com/", FormKind::Booking),
    ("cal.com/", FormKind::Booking),
    ("substack.com/embed", FormKind::Newsletter),
    ("list-manage.com/", FormKind::Newsletter),
];

/// Services that take what a form says and mail it on.
const FORM_MAILERS: &[&str] = &[
    "formspree.io",
    "formkeep.com",
    "getform.io",
    "formsubmit.co",
    "formcarry.com",
    "form-data.com",
    "usebasin.com",
    "web3forms.com",
    "staticforms.",
    "fabform.io",
    "formbold.com",
    "briskforms.com",
    "getsimpleform.com",
    "docs.google.com/forms",
    "wufoo.com",
    "flipmail.co",
    "formcake.com",
    "99inbound.com",
    "un-static.com",
    "elformo.com",
    "formbucket.com",
    "kwes.io",
    "sheetmonkey.io",
    "pageclip.co",
    "simpleform",
    "mailthis.to",
    "enformed.io",
];

/// Services that send newsletters.
const MAILING_LISTS: &[&str] = &[
    "list-manage.com",
    "mailchimp",
    "convertkit.com",
    "substack.com",
    "tinyletter.com",
    "buttondown",
    "mailerlite",
    "sendinblue",
    "brevo.com",
    "feedburner",
    "follow.it",
    "beehiiv.com",
    "activehosted.com",
    "aweber.com",
    "klaviyo",
    "getrevue.co",
    "campaign-archive",
    "createsend.com",
    "madmimi.com",
    "mailpoet",
    "sibforms.com",
    "ghost.io/members",
];

/// Every form of a page, with those in frames.
pub(super) fn extract_forms(page: &Page) -> Vec<FormFinding> {
    let own = page.forms.iter().map(|form| FormFinding {
        kind: form_kind(form),
        action: form.action.clone(),
        field_names: form
            .fields
            .iter()
            .filter(|field| is_visible_field(field))
            .map(|field| first_word(&field.name))
            .collect(),
    });
    let framed = page.frames.iter().filter_map(|target| {
        let (_, kind) = FRAME_HOSTS.iter().find(|(host, _)| target.contains(host))?;
        Some(FormFinding { kind: *kind, action: target.clone(), field_names: Vec::new() })
    });
    own.chain(framed).collect()
}

fn first_word(name: &str) -> String {
    name.split_whitespace().next().unwrap_or_default().to_owned()
}

/// A field that a reader fills in.
fn is_visible_field(field: &Field) -> bool {
    !matches!(field.kind.as_str(), "hidden" | "submit" | "button" | "reset" | "image" | "checkbox" | "radio")
        && !has_word(&split_words(&field.name), "honeypot gotcha captcha bot hp")
}

fn form_kind(form: &Form) -> FormKind {
    let asked: Vec<&Field> = form.fields.iter().filter(|field| is_visible_field(field)).collect();
    let action = form.action.to_ascii_lowercase();
    let about = split_words(&format!("{} {}", form.class, url_path(&action)));
    let says = |list: &str| has_word(&about, list);
    let asks = |list: &str| asked.iter().any(|field| has_word(&split_words(&field.name), list));
    let is_kind = |kind: &str| asked.iter().any(|field| field.kind == kind);
    let has_text = is_kind("textarea");
    let asks_email = is_kind("email") || asks("email mail correo courriel epost sahkoposti почта メール 邮箱");
    let is_mailer = FORM_MAILERS.iter().any(|host| action.contains(host));
    if is_kind("password") || says("login signin logon register signup") && !has_text {
        return FormKind::Login;
    }
    if is_kind("search")
        || (!has_text
            && asked.len() <= 2
            && (says("search busca buscar suche recherche sok") || asks("search query s q")))
    {
        return FormKind::Search;
    }
    if MAILING_LISTS.iter().any(|host| action.contains(host)) {
        return FormKind::Newsletter;
    }
    let is_comment = form.region == Region::Comments || says("comment comments commentform reply respond");
    if is_comment && has_text && !is_mailer {
        return FormKind::Comment;
    }
    let asks_name = asks(
        "name nombre nome nom navn namn naam imie имя 名前 お名前 fullname firstname lastname fname lname vorname",
    );
    let asks_message = has_text
        || asks(
            "message mensaje mensagem nachricht messaggio besked meddelande bericht сообщение comments inquiry question subject",
        );
    let is_contact =
        says("contact contacto contato kontakt wpcf7 wpforms gform contactform formspree netlify feedback");
    if (has_text && (asks_email || asks_name || is_contact || is_mailer))
        || (asks_message && asks_email)
        || (is_mailer && asks_email && asked.len() > 1)
        || (is_contact && asks_email && asks_name && !says("newsletter subscribe mailing"))
    {
        return FormKind::Contact;
    }
    if asks_email && asked.len() <= 3 {
        return FormKind::Newsletter;
    }
    FormKind::Other
}

fn url_path(action: &str) -> &str {
    action.split_once("://").and_then(|(_, rest)| rest.split_once('/')).map_or("", |(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use url::Url;

    fn kinds(html: &str) -> Vec<&'static str> {
        let url = Url::parse("https://slow.example/").expect("a URL");
        let page = crate::page::read_page(&url, html.as_bytes(), None).expect("a page");
        extract_forms(&page).iter().map(|form| form.kind.as_str()).collect()
    }

    #[test]
    fn forms_are_classified() {
        let cases = [
            (
                "<form><input name=name><input type=email name=email><textarea name=message></textarea></form>",
                "contact",
            ),
            ("<form action=https://formspree.io/f/x><input name=email><textarea name=q></textarea></form>", "contact"),
            (
                "<form class=wpcf7-form><input name=your-email><input name=your-subject><textarea name=your-message></textarea></form>",
                "contact",
            ),
            ("<form data-netlify=true><input name=nome><input name=email><input name=mensagem></form>", "contact"),
            ("<iframe src='https://docs.google.com/forms/d/e/x/viewform?embedded=true'></iframe>", "contact"),
            (
                "<form id=commentform action=/wp-comments-post.php><input name=author><input name=email><textarea name=comment></textarea></form>",
                "comment",
            ),
            (
                "<div class=comments-area><form action=/x><input name=email><textarea name=c></textarea></form></div>",
                "comment",
            ),
            (
                "<form action=https://x.us1.list-manage.com/subscribe/post><input name=EMAIL><textarea name=x></textarea></form>",
                "newsletter",
            ),
            ("<form><input type=email placeholder='Your email'><button>Go</button></form>", "newsletter"),
            ("<form role=search action=/><input name=s></form>", "search"),
            (
                "<form action=https://google.com/search><input type=text name=q><input type=hidden name=q></form>",
                "search",
            ),
            ("<form action=/login><input name=email><input type=password name=p></form>", "login"),
            ("<iframe src='https://calendly.com/slow/30min'></iframe>", "booking"),
            ("<form><input type=radio name=a><button>Vote</button></form>", "other"),
        ];
        for (html, kind) in cases {
            assert_eq!(kinds(html), [kind], "{html}");
        }
    }
}
