# `make help` lists the commands. CI runs `make test`.
SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# The data folder, the source of its feeds (empty: the sample catalog), and the address to listen on.
DATA ?= var
FEEDS ?=
LISTEN ?= 127.0.0.1:8080

.PHONY: help run test test-long check fmt generate-api cli-docs package bench attack clean-data

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

run: ## build, fill ./var with the sample catalog (or FEEDS=<source>), and serve on http://127.0.0.1:8080
	@DATA='$(DATA)' FEEDS='$(FEEDS)' LISTEN='$(LISTEN)' scripts/run

test: ## run all checks and tests: Rust, both databases, web app, clients, browser, attack
	@scripts/test

test-long: ## everything of `make test`, and what takes hours: attacks, kills, more random cases, all pages in all widths
	@EARSHOT_LONG=1 scripts/test

check: ## check formatting, lints, imports, glossary words, paths in documents, and types
	@scripts/check

fmt: ## format the code
	cargo fmt --all
	cd web && npm run --silent format

generate-api: ## generate api/openapi.json from the handlers, and the clients and llms.txt from it
	scripts/setup
	cargo run --quiet -p earshot-api --example openapi > api/openapi.json.new && mv api/openapi.json.new api/openapi.json
	scripts/generate-clients

cli-docs: ## generate docs/cli.md from the help of the command line
	scripts/setup
	cargo run --quiet -p earshot-cli -- docs > docs/cli.md.new && mv docs/cli.md.new docs/cli.md

package: ## build the release program into ./dist, its line tables beside it
	@scripts/package

bench: ## run the benchmarks (docs/benchmarks.md describes them)
	scripts/setup
	cargo bench -p earshot-benches

attack: ## attack a server while it serves normal clients (ten minutes; `make test` runs the short form)
	scripts/setup
	cargo build --release --quiet -p earshot-cli
	scripts/with-postgres scripts/attack long

clean-data: ## delete ./var, with everything that was ingested
	rm -rf '$(DATA)'
