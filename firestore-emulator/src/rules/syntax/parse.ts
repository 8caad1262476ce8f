import {
  EOF,
  type ILexingResult,
  type IRecognitionException,
  type IToken,
  Lexer,
  type TokenType,
} from "chevrotain";
import type { RulesFile } from "./ast.ts";
import { RulesGrammar } from "./grammar.ts";
import type { IssueList } from "./issues.ts";
import { spanOf } from "./operand-grammar.ts";
import * as T from "./tokens.ts";

/** Limit of nested brackets and conditional operators: the parser is recursive. */
const MAX_NESTING = 100;
const OPENING: ReadonlySet<TokenType> = new Set([T.LeftBrace, T.LeftBracket, T.LeftParen, T.PathDollar]);
const CLOSING: ReadonlySet<TokenType> = new Set([T.RightBrace, T.RightBracket, T.RightParen]);
const STATEMENT_EDGES: ReadonlySet<TokenType> = new Set([T.Allow, T.Let, T.Return, T.Semicolon]);
const NO_FILE: RulesFile = { version: undefined, functions: [], services: [] };

let tools: { readonly lexer: Lexer; readonly grammar: RulesGrammar } | undefined;

/** Constructed lazily: it takes longer than parsing a file, and a server without rules does not need it. */
function syntaxTools() {
  tools ??= {
    lexer: new Lexer(T.TOKENS, { positionTracking: "full", skipValidations: true }),
    grammar: new RulesGrammar(),
  };
  return tools;
}

/** Parses a rules file. The result must not be used when `issues.failed`. */
export function parseRules(source: string, issues: IssueList): RulesFile {
  const { lexer, grammar } = syntaxTools();
  const lexerResult = lexer.tokenize(source);
  reportLexing(source, lexerResult, issues);
  const tooDeep = firstTooDeep(lexerResult.tokens);
  if (tooDeep !== undefined) {
    issues.error(spanOf(tooDeep), `Expressions are nested deeper than ${MAX_NESTING}.`);
    return NO_FILE;
  }
  const file = grammar.parse(lexerResult.tokens, issues);
  for (const error of grammar.errors) {
    issues.error(positionOf(error, lexerResult.tokens), error.message);
  }
  return file;
}

/** The first token that exceeds the nesting limit. Conditional operators of one statement count as nested. */
function firstTooDeep(tokens: readonly IToken[]): IToken | undefined {
  let brackets = 0;
  let conditionals = 0;
  return tokens.find(({ tokenType }) => {
    brackets += OPENING.has(tokenType) ? 1 : CLOSING.has(tokenType) ? -1 : 0;
    conditionals = STATEMENT_EDGES.has(tokenType) ? 0 : conditionals + (tokenType === T.Question ? 1 : 0);
    return brackets + conditionals > MAX_NESTING;
  });
}

function reportLexing(source: string, lexerResult: ILexingResult, issues: IssueList): void {
  for (const error of lexerResult.errors) {
    const character = String.fromCodePoint(source.codePointAt(error.offset) ?? 0);
    const quoted = character === "'" || character === '"';
    issues.error(
      { line: error.line ?? 1, column: error.column ?? 1 },
      quoted ? "Unterminated string." : `Unexpected '${character}'.`,
    );
  }
}

/** An error at the end of the file is reported after the last token. */
function positionOf(
  error: IRecognitionException,
  tokens: readonly IToken[],
): { line: number; column: number } {
  const { token } = error;
  if (token.tokenType !== EOF) {
    return { line: token.startLine ?? 1, column: token.startColumn ?? 1 };
  }
  const last = tokens.at(-1);
  return { line: last?.endLine ?? 1, column: (last?.endColumn ?? 0) + 1 };
}
