# `make help` lists the commands; CI only calls them.
SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Where run-time data lies, what to fill it from, where to listen.
DATA ?= var
FEEDS ?=
LISTEN ?= 127.0.0.1:8080

.PHONY: help run test check fmt generate-api cli-docs bench attack clean-data

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

run: ## build all, fill ./var (sample catalog, or FEEDS=<source>) and serve on http://127.0.0.1:8080
	@DATA='$(DATA)' FEEDS='$(FEEDS)' LISTEN='$(LISTEN)' scripts/run

test: ## all checks and tests: Rust, both databases, web units, browser
	@scripts/test

check: ## format, lints, layers, words, paths in documents, types
	@scripts/check

fmt: ## format everything
	cargo fmt --all
	cd web && npm run --silent format

generate-api: ## write api/openapi.json from the handlers, and the clients from it
	scripts/setup
	cargo run --quiet -p earshot-api --example openapi > api/openapi.json.new && mv api/openapi.json.new api/openapi.json
	scripts/generate-clients

cli-docs: ## write docs/cli.md from the command line's own help
	scripts/setup
	cargo run --quiet -p earshot-cli -- docs > docs/cli.md.new && mv docs/cli.md.new docs/cli.md

bench: ## benchmarks (docs/benchmarks.md describes them)
	scripts/setup
	cargo bench -p earshot-benches

attack: ## attacks a server while it serves ordinary callers (ten minutes; the short form is in `make test`)
	scripts/setup
	cargo build --release --quiet -p earshot-cli
	scripts/with-postgres scripts/attack long

clean-data: ## remove ./var, and with it everything that was ingested
	rm -rf '$(DATA)'
