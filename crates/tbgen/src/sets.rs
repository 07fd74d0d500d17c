use crate::error::CliError;

pub(crate) fn endings(game: &str, name: &str) -> Result<Vec<String>, CliError> {
    let sets = CliError::game(game)?.ending_sets();
    let Some(set) = sets.iter().find(|set| set.name == name) else {
        let names: Vec<&str> = sets.iter().map(|set| set.name).collect();
        let there_are = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        return Err(CliError::Usage(format!("no set {name:?} of {game}; there are: {there_are}")));
    };
    Ok(set.endings())
}
