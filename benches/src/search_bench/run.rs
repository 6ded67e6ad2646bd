//! One run: the parts that were asked for, in their order.

use super::arguments::{Arguments, Part};
use super::corpus::Corpus;
use super::machine::peak_bytes;
use super::queries::Sampler;
use super::table::megabytes;
use super::{Failure, building, classes, known, peers, real, refresh};

/// Builds what is missing and measures; `print` gets the tables, `say` what is going on.
///
/// # Errors
/// When the arguments do not fit together, a file cannot be written, or a peer does not answer.
pub fn run(arguments: &Arguments, print: &mut dyn FnMut(&str), say: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    let corpus = Corpus::new(arguments.sizes)?;
    let folder = building::folder_of(&arguments.folder, &arguments.sizes, arguments.shards);
    let (built, engine) = building::opened(&corpus, &folder, arguments.shards, say)?;
    let index = folder.join("index");
    // Each part draws for itself: it asks the same whichever others run.
    let sampler = |name: &str| Sampler::new(&corpus, name);
    for part in &arguments.parts {
        match part {
            Part::Build => {
                print(&built.table());
                if let Some(transcripts) = &arguments.real {
                    print(&real::table(&corpus, transcripts, &folder.join("real"))?);
                }
            }
            Part::Speed => {
                let mut sampler = sampler("speed");
                print(&classes::table(&mut sampler, &engine, arguments, say)?);
            }
            Part::Peers => {
                let mut sampler = sampler("peers");
                if "building".contains(&arguments.only) {
                    print(&peers::building(&corpus, &folder)?);
                }
                print(&peers::against_bare(&mut sampler, &engine, &index, arguments, say)?);
                print(&peers::against_fts5(&mut sampler, &engine, &folder, arguments, say)?);
            }
            Part::Known => print(&known::table(&mut sampler("known"), &engine, arguments.known, say)?),
            Part::Refresh => print(&refresh::table(&mut sampler("refresh"), &engine, &folder, say)?),
        }
    }
    if let Some(bytes) = peak_bytes() {
        say(&format!("peak memory of the run: {}", megabytes(bytes)));
    }
    Ok(())
}
