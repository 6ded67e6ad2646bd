//! Reads what the public pages show of the company that runs the server.

use crate::args::CompanyArgs;
use crate::failure::{CommandResult, Failure};
use earshot_api::CompanyPages;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// Longest legal text: some hundred pages.
const MAX_TEXT_BYTES: u64 = 1 << 20;

pub fn company_pages(args: &CompanyArgs) -> CommandResult<CompanyPages> {
    Ok(CompanyPages {
        support_email: args.support_email.clone(),
        booking_url: args.booking_url.clone(),
        business_monthly_url: args.business_monthly_url.clone(),
        business_annual_url: args.business_annual_url.clone(),
        privacy_markdown: args.privacy_file.as_deref().map(read_text).transpose()?,
        terms_markdown: args.terms_file.as_deref().map(read_text).transpose()?,
    })
}

fn read_text(path: &Path) -> CommandResult<String> {
    let failed = |reason: &dyn std::fmt::Display| Failure::input(format!("cannot read {}: {reason}", path.display()));
    let file = File::open(path).map_err(|error| failed(&error))?;
    let mut text = String::new();
    file.take(MAX_TEXT_BYTES + 1).read_to_string(&mut text).map_err(|error| failed(&error))?;
    if text.len() as u64 > MAX_TEXT_BYTES {
        return Err(failed(&"it is longer than 1 MB"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_or_long_file_is_an_error_that_names_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let long = folder.path().join("long.md");
        std::fs::write(&long, vec![b'a'; (1 << 20) + 1]).expect("writes");
        for (path, reason) in [(long, "longer than 1 MB"), (folder.path().join("none.md"), "none.md")] {
            let args = CompanyArgs { privacy_file: Some(path), ..CompanyArgs::default() };
            let failure = company_pages(&args).expect_err("fails");
            assert!(format!("{failure:?}").contains(reason), "{failure:?}");
        }
    }
}
