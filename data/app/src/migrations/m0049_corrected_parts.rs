//! Corrections of lines without times and of names of speakers. Earlier ones are of sentences.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer_null, string};

migration!(|manager| {
    for column in [string("part").default("sentence").take(), big_integer_null("line")] {
        manager.alter_table(Table::alter().table("transcript_corrections").add_column(column).to_owned()).await?;
    }
    Ok(())
});
