//! PDF files, whole and hostile.

use crate::child::{read, run};
use crate::pdf_files::{PdfFile, compress, latin_lines, pdf_with_contents, pdf_with_map, seen_lines};
use earshot_extract::{ChildLimits, FileRejection};
use earshot_model::guest_profile::GuestFileType::Pdf;

#[test]
fn pages_are_lines_of_text() {
    let pages = [latin_lines(&["Ada Lovelace", "builds engines."]), latin_lines(&["Page two"])];
    let read = read(&pdf_with_contents(&pages).into_bytes()).expect("a PDF");
    assert_eq!(read.text, "Ada Lovelace\nbuilds engines.\n\nPage two");
    assert_eq!((read.file_type, read.skipped.len()), (Pdf, 0));
}

#[test]
fn hebrew_is_in_the_order_of_reading() {
    let lines = ["שלום לכולם, שמי עדה.", "אני בונה מנועים מאז 1995 בלונדון.", "Ada Lovelace שמי"];
    // As a browser prints them: reversed, with numbers and Latin words in their own order.
    let seen = [".הדע ימש ,םלוכל םולש", ".ןודנולב 1995 זאמ םיעונמ הנוב ינא", "ימש Ada Lovelace"];
    let page = seen_lines(&seen.map(str::to_owned));
    let read = read(&pdf_with_contents(&vec![page; 40]).into_bytes()).expect("a PDF");
    assert!(read.text.starts_with(&lines.join("\n")), "{:?}", read.text.lines().take(4).collect::<Vec<_>>());
    assert_eq!(read.text.matches("שלום").count(), 40);
}

#[test]
fn damaged_pages_are_left_out() {
    let mut file = pdf_with_contents(&[latin_lines(&["Whole"]), b"BT /F9 12 Tf (no such font) Tj ET".to_vec()]);
    file.add("<< >>");
    let read = read(&file.into_bytes()).expect("one page is whole");
    assert_eq!(read.text, "Whole");
    assert_eq!(read.skipped.len(), 1, "{:?}", read.skipped);
    assert_eq!(read.skipped[0].part, "page 2");
}

#[test]
fn a_file_with_shifted_bytes_is_repaired() {
    let mut bytes = pdf_with_contents(&[latin_lines(&["Shifted"])]).into_bytes();
    bytes.splice(9..9, *b"% a line that a mail program added\r\n");
    assert_eq!(read(&bytes).expect("repaired").text, "Shifted");
    let mut cut = pdf_with_contents(&[latin_lines(&["Cut"])]).into_bytes();
    cut.truncate(cut.len() - 60);
    assert_eq!(read(&cut).expect("repaired").text, "Cut");
}

#[test]
fn a_pdf_with_a_password_is_named() {
    let mut file = pdf_with_contents(&[latin_lines(&["Secret"])]);
    let key = "00".repeat(32);
    file.add(format!("<< /Filter /Standard /V 1 /R 2 /O <{key}> /U <{key}> /P -44 >>"));
    file.add_to_trailer("/Encrypt 10 0 R /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]");
    assert_eq!(read(&file.into_bytes()), Err(FileRejection::PasswordProtected(Pdf)));
}

#[test]
fn bombs_are_rejected() {
    // 1 GB of zeros in a page, twice compressed.
    let gigabyte = {
        let block = compress(&vec![b' '; 64 << 20]);
        compress(&block.repeat(1))
    };
    let mut file = PdfFile::default();
    file.add("<< /Type /Catalog /Pages 2 0 R >>");
    file.add("<< /Type /Pages /Count 1 /Kids [3 0 R] >>");
    let contents: String = "4 0 R ".repeat(400);
    file.add(format!(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [{contents}] /Resources << >> >>"
    ));
    file.add_stream("/Filter [/FlateDecode /FlateDecode]", &gigabyte);
    let bytes = file.into_bytes();
    assert!(bytes.len() < 100_000, "{}", bytes.len());
    let run = run(&bytes, &ChildLimits::default());
    let rejection = run.outcome.expect_err("25 GB of spaces are no text");
    assert!(matches!(rejection, FileRejection::TooMuchMemory(_) | FileRejection::TooMuchTime(_)), "{rejection:?}");
}

#[test]
fn a_map_of_billions_of_codes_is_left_out() {
    let both = [latin_lines(&["Read"]), seen_lines(&["letters".to_owned()])].concat();
    let range = "1 beginbfrange <00000000> <FFFFFFFF> <00000000> endbfrange";
    let bytes = pdf_with_map(range, &[both]).into_bytes();
    assert!(read(&bytes).expect("the other font is whole").text.starts_with("Read"));
}

#[test]
fn endless_structures_end() {
    // A page that is its own parent, and a tree of pages that contains itself.
    for (pages, page) in [
        ("<< /Type /Pages /Count 1 /Kids [2 0 R 3 0 R] >>", "<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>"),
        ("<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 2 0 R >>", "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>"),
    ] {
        let mut file = PdfFile::default();
        file.add("<< /Type /Catalog /Pages 2 0 R >>");
        file.add(pages);
        file.add(page);
        file.add_stream("", b"BT (x) Tj ET");
        let rejection = read(&file.into_bytes()).expect_err("no end");
        assert!(matches!(rejection, FileRejection::Damaged(Pdf) | FileRejection::TooMuchTime(Pdf)), "{rejection:?}");
    }
    let nested = format!("<< /Type /Catalog /Pages 2 0 R /X {}{} >>", "[".repeat(200_000), "]".repeat(200_000));
    let mut file = PdfFile::default();
    file.add(nested);
    assert_eq!(read(&file.into_bytes()), Err(FileRejection::Damaged(Pdf)));
}

#[test]
fn a_scan_has_no_text() {
    let file = pdf_with_contents(&[b"q 612 0 0 792 0 0 cm Q".to_vec()]);
    assert_eq!(read(&file.into_bytes()), Err(FileRejection::NoText));
    assert_eq!(read(b"%PDF-1.7 and no more"), Err(FileRejection::Damaged(Pdf)));
}
