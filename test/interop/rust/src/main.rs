//! Verdicts of the jsonschema crate: `verdicts SCHEMA CASES` prints `true` or `false` for each case, in order.
use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let [schema, cases] = paths.as_slice() else {
        return Err("usage: verdicts SCHEMA CASES".into());
    };
    let schema: Value = serde_json::from_str(&fs::read_to_string(schema)?)?;
    let validators = jsonschema::options().should_validate_formats(true).build_map(&schema)?;
    let mut out = BufWriter::new(io::stdout().lock());
    for line in BufReader::new(File::open(cases)?).lines() {
        let case: Value = serde_json::from_str(&line?)?;
        let definition = case["definition"].as_str().ok_or("a case without definition")?;
        let pointer = pointer_to(&schema["$defs"], definition)?;
        let validator = validators.get(&pointer).ok_or_else(|| format!("no schema {pointer}"))?;
        writeln!(out, "{}", validator.is_valid(&case["value"]))?;
    }
    out.flush()?;
    Ok(())
}

/// Where a definition is: at the top of `$defs`, or in one of the groups there.
fn pointer_to(groups: &Value, definition: &str) -> Result<String, String> {
    if groups.get(definition).is_some_and(|schema| schema.get("$defs").is_none()) {
        return Ok(format!("#/$defs/{definition}"));
    }
    let groups = groups.as_object().ok_or("a bundle without $defs")?;
    let group = groups.iter().find(|(_, group)| group["$defs"].get(definition).is_some());
    let (name, _) = group.ok_or_else(|| format!("no definition {definition}"))?;
    Ok(format!("#/$defs/{name}/$defs/{definition}"))
}
