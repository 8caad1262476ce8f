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
import {
  Allow,
  LeftBrace,
  LeftBracket,
  LeftParen,
  Let,
  PathDollar,
  Question,
  Return,
  RightBrace,
  RightBracket,
  RightParen,
  Semicolon,
  TOKENS,
} from "./tokens.ts";

/** Brackets and conditional operators nested deeper than this are refused: each level takes room on the parser's stack. */
const MAX_NESTING = 100;
const OPENING: ReadonlySet<TokenType> = new Set([LeftBrace, LeftBracket, LeftParen, PathDollar]);
const CLOSING: ReadonlySet<TokenType> = new Set([RightBrace, RightBracket, RightParen]);
const STATEMENT_EDGES: ReadonlySet<TokenType> = new Set([Allow, Let, Return, Semicolon]);
const NO_FILE: RulesFile = { version: undefined, functions: [], services: [] };

let tools: { readonly lexer: Lexer; readonly grammar: RulesGrammar } | undefined;

/** Building lexer and grammar takes longer than reading a file, and a server without rules needs neither. */
function syntaxTools() {
  tools ??= {
    lexer: new Lexer(TOKENS, { positionTracking: "full", skipValidations: true }),
    grammar: new RulesGrammar(),
  };
  return tools;
}

/** Reads a rules file. Whenever `issues` has failed afterwards, the result has gaps and must not be used. */
export function parseRules(source: string, issues: IssueList): RulesFile {
  const { lexer, grammar } = syntaxTools();
  const lexed = lexer.tokenize(source);
  reportLexing(source, lexed, issues);
  const tooDeep = firstTooDeep(lexed.tokens);
  if (tooDeep !== undefined) {
    issues.error(spanOf(tooDeep), `Expressions are nested deeper than ${MAX_NESTING}.`);
    return NO_FILE;
  }
  const file = grammar.parse(lexed.tokens, issues);
  for (const error of grammar.errors) {
    issues.error(placeOf(error, lexed.tokens), error.message);
  }
  return file;
}

/** Brackets nest, and so do the conditional operators of one statement. */
function firstTooDeep(tokens: readonly IToken[]): IToken | undefined {
  let brackets = 0;
  let conditionals = 0;
  return tokens.find(({ tokenType }) => {
    brackets += OPENING.has(tokenType) ? 1 : CLOSING.has(tokenType) ? -1 : 0;
    conditionals = STATEMENT_EDGES.has(tokenType) ? 0 : conditionals + (tokenType === Question ? 1 : 0);
    return brackets + conditionals > MAX_NESTING;
  });
}

function reportLexing(source: string, lexed: ILexingResult, issues: IssueList): void {
  for (const error of lexed.errors) {
    const character = String.fromCodePoint(source.codePointAt(error.offset) ?? 0);
    const quoted = character === "'" || character === '"';
    issues.error(
      { line: error.line ?? 1, column: error.column ?? 1 },
      quoted ? "Unterminated string." : `Unexpected '${character}'.`,
    );
  }
}

/** An error at the end of the file is shown behind the last token. */
function placeOf(error: IRecognitionException, tokens: readonly IToken[]): { line: number; column: number } {
  const { token } = error;
  if (token.tokenType !== EOF) {
    return { line: token.startLine ?? 1, column: token.startColumn ?? 1 };
  }
  const last = tokens.at(-1);
  return { line: last?.endLine ?? 1, column: (last?.endColumn ?? 0) + 1 };
}
