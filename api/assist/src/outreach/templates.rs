//! The five built-in templates of spec 3. A paragraph without content is removed from the pitch; a slot that the user
//! must fill stays.

use super::options::BuiltInTemplateName;

/// A template with its body and its subject lines, which the variants use in turn.
#[derive(Clone, Copy, Debug)]
pub struct BuiltInTemplate {
    pub template: BuiltInTemplateName,
    pub name: &'static str,
    pub description: &'static str,
    pub subjects: &'static [&'static str],
    pub body: &'static str,
}

/// In the order of spec 3.
pub const BUILT_IN_TEMPLATES: [BuiltInTemplate; 5] = [
    BuiltInTemplate {
        template: BuiltInTemplateName::Default,
        name: "Default",
        description: "Why this show, who the guest is, what they can speak about, and one question.",
        subjects: &[
            "Guest idea for [podcast name]: [topic]",
            "[guest name] on [topic]",
            "After [episode title]: [topic]",
        ],
        body: "[greeting]\n\n[hook]\n\n[introduction] [bridge] [achievement] [appearances]\n\n[topics] [audience]\n\n[format]\n\n[one-pager]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::Concise,
        name: "Concise",
        description: "Reason, guest and question in two short paragraphs.",
        subjects: &["[guest name] for [podcast name]", "[topic] on [podcast name]", "Guest idea: [guest name]"],
        body: "[greeting]\n\n[hook] [introduction] [bridge] [topics]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::TopicsIdeas,
        name: "Topic ideas",
        description: "Subjects for an episode as a list, each with what the show had on it.",
        subjects: &["Episode ideas for [podcast name]", "Ideas after [episode title]", "[guest name]: episode ideas"],
        body: "[greeting]\n\n[hook]\n\n[introduction] [achievement]\n\n[topic ideas]\n\n[format]\n\n[one-pager]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::Discussion,
        name: "Discussion",
        description: "Proposes one question for a conversation.",
        subjects: &["A question for [podcast name]", "[topic], continued", "After [episode title]"],
        body: "[greeting]\n\n[hook]\n\n[discussion]\n\n[introduction] [achievement] [appearances]\n\n[format]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::UltraConcise,
        name: "Ultra concise",
        description: "Three sentences.",
        subjects: &["[guest name] for [podcast name]?", "[topic]?", "Guest for [podcast name]"],
        body: "[greeting]\n\n[hook] [fit question]\n\n[sign-off]\n[sender name]",
    },
];

/// The template with this name in the options.
#[must_use]
pub fn built_in_template(template: BuiltInTemplateName) -> &'static BuiltInTemplate {
    let [default, concise, ideas, discussion, ultra] = &BUILT_IN_TEMPLATES;
    match template {
        BuiltInTemplateName::Default => default,
        BuiltInTemplateName::Concise => concise,
        BuiltInTemplateName::TopicsIdeas => ideas,
        BuiltInTemplateName::Discussion => discussion,
        BuiltInTemplateName::UltraConcise => ultra,
    }
}

/// Slots of a pitch that is too long, in the order of their removal.
pub(super) const DROP_ORDER: [&str; 8] =
    ["audience", "one-pager", "format", "appearances", "achievement", "topics", "bridge", "discussion"];
