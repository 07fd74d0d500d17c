//! Every request and reply survives a round trip: from the page's JSON to Rust and back.

use crate::protocol::{ProgressReport, Reply, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads and writes each value, and compares.
fn go_round<T: Serialize + DeserializeOwned>(values: &[Value]) {
    for value in values {
        let read: T =
            serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"));
        let written = serde_json::to_value(&read).unwrap();
        assert_eq!(without_nulls(written), without_nulls(value.clone()));
    }
}

/// Removes absent, false and empty values, which the page may leave out.
fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(fields) => fields
            .into_iter()
            .filter(|(_, value)| !value.is_null() && *value != json!(false) && *value != json!([]))
            .map(|(name, value)| (name, without_nulls(value)))
            .collect(),
        Value::Array(items) => items.into_iter().map(without_nulls).collect(),
        other => other,
    }
}

fn game() -> Value {
    json!({ "game": "chess", "start": "8/8/8/8/8/8/8/8 w - - 0 1", "moves": ["e2e4"], "style": "zh-hans" })
}

fn move_() -> Value {
    json!({ "uci": "e7e8q", "from": "e7", "to": "e8", "promotion": "Q", "text": "e8=Q" })
}

fn setup() -> Value {
    json!({
        "pieces": [{ "square": "e1", "side": "first", "kind": "K" }],
        "toMove": "second", "castling": "KQk", "enPassant": "e3", "halfmoveClock": 3, "moveNumber": 9,
    })
}

fn view() -> Value {
    json!({
        "game": game(), "fen": "fen", "files": 8, "ranks": 8,
        "pieces": [{ "square": "e1", "side": "first", "kind": "K" }],
        "toMove": "second", "castling": "KQk", "enPassant": "e3", "halfmoveClock": 3, "moveNumber": 9, "openingKey": "0abcdef",
        "startToMove": "first", "startMoveNumber": 1, "check": "e8",
        "moves": [move_()], "history": [],
        "result": { "winner": "first", "termination": "perpetualChase", "description": "d", "explanation": "e" },
        "matingMaterial": { "first": true, "second": false },
    })
}

fn report() -> Value {
    json!({
        "depth": 9, "seldepth": 20, "nodes": 1_000_000_000, "nps": 1_000_000, "millis": 1, "hashfull": 1000, "tbhits": 0,
        "rank": 1, "score": { "kind": "mateIn", "moves": 3 }, "pv": [move_()],
    })
}

fn tree() -> Value {
    let found = json!({ "best": move_(), "score": { "kind": "centipawns", "value": 35 } });
    json!({
        "searched": 1, "earlier": 0, "visited": 1, "found": found, "alphaBeta": found,
        "fates": ["allMoves", "leaf"], "parent": [0, 0], "number": [0, 1], "size": [2, 1], "seen": [2, 1], "fate": [0, 1], "ply": [0, 1],
        "depth": [1, 0], "reduction": [0, 0], "alpha": [-32_001, -32_001], "beta": [32_001, 32_001],
        "score": [35, -35], "minimax": [35, -35], "untried": [0, -1], "same": [-1, -1], "trial": [-1, -2],
        "pv": [1],
        "uci": "\ne2e4", "text": "\ne4", "board": "e2P\ne2. e4P",
    })
}

#[test]
fn requests_go_round() {
    let of = |material: &str| json!({ "game": "xiangqi", "material": material });
    let bytes = json!({ "game": "chess", "bytes": [1, 2, 255] });
    go_round::<Request>(&[
        json!({ "view": game() }),
        json!({ "play": { "game": game(), "texts": ["e4"] } }),
        json!({ "replay": { "game": game(), "texts": [] } }),
        json!({ "search": { "game": game(), "hash": 64, "limits": {
            "depth": 9, "nodes": 100_000, "moveTime": 1_000, "clock": { "remaining": 60_000, "increment": 0, "movesToGo": 40 },
            "level": 10, "stubbornDefence": true, "lines": 3, "ponder": true, "searchMoves": ["e2e4"],
        } } }),
        json!({ "compose": { "game": "chess", "setup": setup() } }),
        json!({ "readSetup": { "game": "chess", "fen": "8/8 w" } }),
        json!({ "newGame": "xiangqi" }),
        json!({ "network": bytes }),
        json!({ "odds": "chess" }),
        json!({ "book": { "game": game(), "pieces": [[1, 2], []] } }),
        json!({ "bookMove": { "game": game(), "pieces": [[255]], "strength": 3, "seed": 4_294_967_295_u32 } }),
        json!({ "bench": { "game": "chess", "depth": 8 } }),
        json!({ "perft": { "game": game(), "depth": 3 } }),
        json!({ "probe": game() }),
        json!({ "heatmap": { "game": game(), "square": "e1" } }),
        json!({ "randomPosition": {
            "game": "chess", "material": "KRK", "strong": "first", "toMove": "second", "result": "loss", "moves": 16,
            "minMoves": 2,
        } }),
        json!({ "ending": of("KRK") }),
        json!({ "census": of("KRK") }),
        json!({ "loadTable": bytes }),
        json!({ "beginTable": bytes }),
        json!({ "missingParts": { "game": game(), "square": "e4" } }),
        json!({ "addParts": {
            "game": "chess", "material": "KRK", "parts": [{ "start": 64, "bytes": [0] }, { "start": 9, "bytes": [] }],
        } }),
        json!({ "solveTable": of("KRKAA") }),
        json!({ "convert": { "game": "chess", "material": "KRPKR", "smaller": "KRKR" } }),
        json!({ "solveDtz": of("KBBKN") }),
        json!({ "tableFile": of("KRK") }),
        json!({ "dtzFile": of("KRK") }),
        json!({ "results": { "game": "chess", "material": "KRPKR", "number": 7 } }),
        json!({ "addResults": { "game": "chess", "material": "KRPKR", "bytes": [0] } }),
        json!({ "think": { "positionCounts": { "game": game(), "depth": 5 } } }),
        json!({ "think": { "tree": { "game": game(), "kind": "engine", "depth": 9, "shown": 6_000, "first": 0 } } }),
        json!({ "think": { "rungMove": { "game": game(), "rung": "alphaBeta", "depth": 3, "seed": 1 } } }),
        json!({ "think": { "solveByWaves": of("KNK") } }),
        json!({ "think": { "wavePosition": {
            "game": "chess", "material": "KRK", "toMove": "second", "plies": 32, "number": 389,
        } } }),
        json!({ "think": { "playToMate": {
            "game": game(), "material": "KRK", "depth": 5, "tables": true, "moves": 50,
        } } }),
        json!({ "think": { "evaluation": { "game": game() } } }),
        json!({ "think": { "contributions": { "game": game() } } }),
        json!({ "think": { "neurons": { "game": game(), "side": "second" } } }),
        json!({ "think": { "iterations": { "game": game(), "first": 1, "depth": 9 } } }),
        json!({ "think": { "key": { "game": game() } } }),
        json!({ "think": { "mistake": { "game": game(), "played": ["e7e5"], "best": [] } } }),
    ]);
}

#[test]
fn replies_go_round() {
    let tapered = json!({ "middle": 10, "end": 20, "now": 15.5 });
    let worth = json!({ "first": tapered, "second": tapered });
    let win = json!({ "kind": "win", "plies": 3, "moves": 2 });
    let side = json!({ "wins": [1], "draws": 2, "losses": [3] });
    let table = json!({ "material": "KRK", "millis": 1.5 });
    let details = json!({ "text": "Nf3", "side": "first", "piece": "N", "squares": ["g1"], "rank": 1, "count": 2, "limit": 3 });
    let error = json!({ "kind": "ILLEGAL_MOVE", "facts": [{ "kind": "PINNED", "details": details }] });
    let count = json!({ "strong": 0, "weak": 27 });
    let steps = json!({ "playToMate": { "steps": [{
        "before": 16, "after": 15, "played": move_(), "score": { "kind": "centipawns", "value": 624 }, "pv": [move_()],
        "nodes": 776, "millis": 1.5, "reply": move_(),
    }] } });
    let notice = json!({ "kind": "ALIAS", "details": { "text": "r = w", "squares": [] } });
    go_round::<Reply>(&[
        json!({ "view": { "view": view(), "notices": [notice] } }),
        json!({ "play": { "view": view() } }),
        json!({ "replay": { "moves": [move_()], "fens": ["fen"], "openingKeys": ["0abcdef"], "rejected": error } }),
        json!({ "search": { "best": move_(), "report": report(), "hash": 16 } }),
        json!({ "compose": { "fen": "fen", "rejected": error } }),
        json!({ "readSetup": { "setup": setup() } }),
        json!({ "newGame": {} }),
        json!({ "network": {} }),
        json!({ "book": { "moves": [{
            "move": move_(), "games": 7, "wins": 3, "draws": 2, "losses": 1, "score": -12, "openingKey": "0abcdef",
        }] } }),
        json!({ "bookMove": { "best": move_() } }),
        json!({ "odds": { "starts": [{ "name": "n", "firstGives": "f", "secondGives": "s" }] } }),
        json!({ "bench": { "nodes": 134_807, "millis": 1.0 } }),
        json!({ "perft": { "counts": [{ "first": move_(), "lines": 13_160 }] } }),
        json!({ "probe": { "result": {
            "material": "KRK", "strong": "first", "dtm": win, "undecidedDraws": false, "moves": [{ "move": move_(), "dtm": { "kind": "draw" } }],
        } } }),
        json!({ "heatmap": { "squares": [{ "square": "e1", "dtm": win }] } }),
        json!({ "randomPosition": { "fen": "fen" } }),
        json!({ "ending": { "facts": {
            "name": "KRK", "smaller": ["KK"], "memory": 1_000_000, "dtz": { "memory": 2_000_000, "limit": 100 },
        } } }),
        json!({ "census": { "census": { "strong": side, "weak": side } } }),
        json!({ "loadTable": table }),
        json!({ "beginTable": table }),
        json!({ "missingParts": { "parts": [{ "material": "KRK", "start": 0, "end": 64 }] } }),
        json!({ "missingParts": { "parts": [], "endings": ["KQKB"] } }),
        json!({ "addParts": {} }),
        json!({ "solveTable": table }),
        json!({ "convert": {} }),
        json!({ "solveDtz": {} }),
        json!({ "tableFile": { "bytes": [137, 69] } }),
        json!({ "dtzFile": { "bytes": [] } }),
        json!({ "results": { "bytes": [7] } }),
        json!({ "addResults": {} }),
        json!({ "think": { "positionCounts": { "counts": [20, 400] } } }),
        json!({ "think": { "tree": tree() } }),
        json!({ "think": { "rungMove": {
            "best": move_(), "score": { "kind": "centipawns", "value": 5 }, "positions": 9, "millis": 0.5,
        } } }),
        json!({ "think": { "solveByWaves": {
            "waves": [{ "plies": 0, "counts": count, "millis": 0.5 }], "draws": count, "folds": [count], "millis": 4.0,
        } } }),
        json!({ "think": { "wavePosition": { "fen": "fen" } } }),
        json!({ "think": steps }),
        json!({ "think": { "evaluation": { "anatomy": {
            "terms": [{ "name": "MATERIAL", "isAttack": false, "worth": worth }], "attack": worth,
            "phase": 0.5, "scale": 1.0, "offset": 0, "handWritten": -12, "network": 3, "total": -9,
        } } } }),
        json!({ "think": { "contributions": { "pieces": [{
            "piece": { "square": "e1", "side": "first", "kind": "R" }, "total": 500, "handWritten": 480,
        }] } } }),
        json!({ "think": { "iterations": {
            "iterations": [{
                "depth": 3, "nodes": 1_000_000, "millis": 12, "best": move_(),
                "score": { "kind": "centipawns", "value": 30 },
                "cutoffs": [5, 1, 0], "squares": [{ "square": "e4", "count": 3 }],
            }],
            "reductions": { "depth": 2, "rows": [[0.0, 1.5, null]] },
        } } }),
        json!({ "think": { "mistake": {
            "allows": {
                "winsGame": false, "perpetualCheck": false, "won": ["Q"], "lost": [], "plies": 3,
                "motifs": [{ "name": "discoveredAttack", "ply": 0, "pieces": view()["pieces"] }],
            },
            "ending": {
                "best": win, "played": { "kind": "draw" }, "better": [move_()],
                "facts": [
                    { "name": "cutOffFile", "squares": ["d4"] },
                    { "name": "drawnThoughAhead", "squares": [], "side": "first" },
                ],
            },
        } } }),
        json!({ "think": { "key": {
            "anatomy": {
                "key": "00ff", "turn": "1234",
                "pieces": [{ "piece": { "square": "e1", "side": "first", "kind": "K" }, "number": "0a" }],
            },
            "orders": [[{ "move": move_(), "key": "ff" }], []],
        } } }),
        json!({ "think": { "neurons": { "network": {
            "side": "first", "weightUnit": 64, "outputUnit": 262_144, "outputCentipawns": -150,
            "sum": {
                "first": 70_000, "second": -60_000, "bias": 5_000, "network": 8,
                "handWritten": -20, "share": 192, "shareUnit": 256, "counted": -15, "total": -7,
            },
            "neurons": [{ "sum": 70, "bias": -3, "weight": 12, "output": 49_152, "centipawns": 4.5 }],
            "weights": [{ "side": "second", "kind": "Q", "weights": [0, -127] }],
        } } } }),
        json!({ "error": error }),
    ]);
    go_round::<ProgressReport>(&[
        json!({ "search": report() }),
        json!({ "solveTable": { "plies": 3, "decided": 12, "slice": 1, "slices": 24 } }),
        json!({ "think": { "positionCounts": { "counts": [20] } } }),
        json!({ "think": { "rungMove": { "positions": 4096 } } }),
        json!({ "think": steps }),
        json!({ "think": { "iterations": { "depth": 4 } } }),
    ]);
}

#[test]
fn what_is_no_request_is_told() {
    for (request, wanted) in [
        (json!({ "dance": {} }), "unknown variant `dance`"),
        (json!({ "play": { "game": game() } }), "missing field `texts`"),
        (json!({ "view": { "game": "go", "moves": [] } }), "unknown variant `go`"),
        (json!({ "view": { "game": "chess", "moves": 7 } }), "invalid type"),
        (json!({ "view": { "game": "chess", "moves": [], "style": "runes" } }), "unknown variant `runes`"),
        (json!({ "bench": { "game": "chess", "depth": 70_000 } }), "invalid value"),
        (json!({ "bench": { "game": "chess", "depth": null } }), "invalid type"),
    ] {
        let error = serde_json::from_value::<Request>(request.clone()).unwrap_err().to_string();
        assert!(error.contains(wanted), "{request}: {error}");
    }
}
