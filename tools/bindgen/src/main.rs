//! `bindgen INPUT.wasm OUT_DIR`: writes the JavaScript, the TypeScript types and the bound wasm.
//!
//! Replaces the published command-line tool, so that `Cargo.lock` keeps its version equal to the library's
//! inside the module; the two must match.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(input), Some(out), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        eprintln!("usage: bindgen INPUT.wasm OUT_DIR");
        return ExitCode::from(2);
    };
    let written = Bindgen::new()
        .input_path(input)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(out));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
