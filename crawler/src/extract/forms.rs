//! Forms of a page, and which of them are contact forms.

use super::findings::{FormFinding, FormKind};
use crate::page::{Field, Form, Page, Region, has_word, split_words};

/// Hosts whose frames are forms, with their kind.
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

/// Services that send submitted forms by email.
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

/// Newsletter services.
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

/// Returns every form of a page, including those in frames.
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

/// Returns whether readers fill in the field.
fn is_visible_field(field: &Field) -> bool {
    !matches!(field.kind.as_str(), "hidden" | "submit" | "button" | "reset" | "image" | "checkbox" | "radio")
        && !has_word(&split_words(&field.name), "honeypot gotcha captcha bot hp")
}

fn form_kind(form: &Form) -> FormKind {
    let visible: Vec<&Field> = form.fields.iter().filter(|field| is_visible_field(field)).collect();
    let action = form.action.to_ascii_lowercase();
    let about = split_words(&format!("{} {}", form.class, url_path(&action)));
    let has_word_of = |list: &str| has_word(&about, list);
    let has_field = |list: &str| visible.iter().any(|field| has_word(&split_words(&field.name), list));
    let is_kind = |kind: &str| visible.iter().any(|field| field.kind == kind);
    let has_text = is_kind("textarea");
    let has_email_field =
        is_kind("email") || has_field("email mail correo courriel epost sahkoposti почта メール 邮箱");
    let is_mailer = FORM_MAILERS.iter().any(|host| action.contains(host));
    if is_kind("password") || has_word_of("login signin logon register signup") && !has_text {
        return FormKind::Login;
    }
    if is_kind("search")
        || (!has_text
            && visible.len() <= 2
            && (has_word_of("search busca buscar suche recherche sok") || has_field("search query s q")))
    {
        return FormKind::Search;
    }
    if MAILING_LISTS.iter().any(|host| action.contains(host)) {
        return FormKind::Newsletter;
    }
    let is_comment = form.region == Region::Comments || has_word_of("comment comments commentform reply respond");
    if is_comment && has_text && !is_mailer {
        return FormKind::Comment;
    }
    let has_name_field = has_field(
        "name nombre nome nom navn namn naam imie имя 名前 お名前 fullname firstname lastname fname lname vorname",
    );
    let has_message_field = has_text
        || has_field(
            "message mensaje mensagem nachricht messaggio besked meddelande bericht сообщение comments inquiry question subject",
        );
    let is_contact =
        has_word_of("contact contacto contato kontakt wpcf7 wpforms gform contactform formspree netlify feedback");
    if (has_text && (has_email_field || has_name_field || is_contact || is_mailer))
        || (has_message_field && has_email_field)
        || (is_mailer && has_email_field && visible.len() > 1)
        || (is_contact && has_email_field && has_name_field && !has_word_of("newsletter subscribe mailing"))
    {
        return FormKind::Contact;
    }
    if has_email_field && visible.len() <= 3 {
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
