import {
  EmbeddedActionsParser,
  type IParserErrorMessageProvider,
  type IToken,
  type ParserMethod,
  type TokenType,
} from "chevrotain";
import type { Expression, Literal, MapEntry, Name, PathPart, Span } from "./ast.ts";
import { spanBetween } from "./ast.ts";
import { IssueList } from "./issues.ts";
import { type Decoded, decodeBytes, decodeString } from "./literals.ts";
import * as T from "./tokens.ts";

export const MAX_INT64 = (1n << 63n) - 1n;

/** Placeholders for parts with syntax errors; a file with errors is never used. */
export const PLACEHOLDER_SPAN: Span = { line: 1, column: 1, start: 0, end: 0 };
export const PLACEHOLDER_EXPRESSION: Expression = {
  kind: "literal",
  literal: { type: "null" },
  span: PLACEHOLDER_SPAN,
};

export function spanOf(token: IToken): Span {
  return {
    line: token.startLine ?? 1,
    column: token.startColumn ?? 1,
    start: token.startOffset,
    end: token.endOffset ?? token.startOffset,
  };
}

export function nameOf(token: IToken): Name {
  return { text: token.image, span: spanOf(token) };
}

/** Operands of expressions: literals, names, lists, maps and paths, with member access, calls and indexes. */
export abstract class OperandGrammar extends EmbeddedActionsParser {
  protected issues = new IssueList();

  constructor() {
    super(T.TOKENS, {
      recoveryEnabled: true,
      maxLookahead: 2,
      skipValidations: true,
      errorMessageProvider: SYNTAX_MESSAGES,
    });
  }

  protected begin(issues: IssueList): void {
    this.issues = issues;
  }

  /** A rule of an expression. The parser recovers from its errors at the enclosing statement. */
  protected expressionRule(name: string, body: () => Expression): ParserMethod<[], Expression> {
    return this.RULE(name, body, { resyncEnabled: false });
  }

  /** A rule whose value is the placeholder when it has errors. */
  protected statementRule<Part>(name: string, placeholder: Part, body: () => Part): ParserMethod<[], Part> {
    return this.RULE(name, body, { recoveryValueFunc: () => placeholder });
  }

  /** Any expression; defined by the subclass. */
  protected abstract readonly expression: ParserMethod<[], Expression>;

  protected readonly postfix = this.expressionRule("postfix", () => {
    let object = this.SUBRULE(this.primary);
    this.MANY(() => {
      this.OR([
        alt(() => {
          this.CONSUME(T.Dot);
          const word = this.CONSUME(T.Word);
          object = this.ACTION(() => ({
            kind: "member",
            object,
            name: nameOf(word),
            span: spanBetween(object.span, spanOf(word)),
          }));
        }),
        alt(() => {
          this.CONSUME(T.LeftParen);
          const args: Expression[] = [];
          this.MANY_SEP(commaSeparated(() => args.push(this.SUBRULE(this.expression))));
          const close = this.CONSUME(T.RightParen);
          object = this.ACTION(() => ({
            kind: "call",
            callee: object,
            args,
            span: spanBetween(object.span, spanOf(close)),
          }));
        }),
        alt(() => {
          this.CONSUME(T.LeftBracket);
          const index = this.SUBRULE1(this.expression);
          let to: Expression | undefined;
          this.OPTION(() => {
            this.CONSUME(T.Colon);
            to = this.SUBRULE2(this.expression);
          });
          const close = this.CONSUME(T.RightBracket);
          object = this.ACTION(() => {
            const span = spanBetween(object.span, spanOf(close));
            return to === undefined
              ? { kind: "index", object, index, span }
              : { kind: "slice", object, from: index, to, span };
          });
        }),
      ]);
    });
    return object;
  });

  protected readonly primary = this.expressionRule("primary", () =>
    this.OR([
      alt(() => this.#constant(this.CONSUME(T.Literal))),
      alt<Expression>(() => {
        const token = this.CONSUME(T.Identifier);
        return this.ACTION(() => ({ kind: "name", name: token.image, span: spanOf(token) }));
      }),
      alt(() => {
        const open = this.CONSUME(T.LeftParen);
        const inner = this.SUBRULE(this.expression);
        const close = this.CONSUME(T.RightParen);
        return this.ACTION(() => ({ ...inner, span: spanBetween(spanOf(open), spanOf(close)) }));
      }),
      alt(() => this.SUBRULE(this.list)),
      alt(() => this.SUBRULE(this.map)),
      alt(() => this.SUBRULE(this.path)),
    ]),
  );

  protected readonly list = this.expressionRule("list", () => {
    const open = this.CONSUME(T.LeftBracket);
    const elements: Expression[] = [];
    this.MANY_SEP(commaSeparated(() => elements.push(this.SUBRULE(this.expression))));
    const close = this.CONSUME(T.RightBracket);
    return this.ACTION(() => ({ kind: "list", elements, span: spanBetween(spanOf(open), spanOf(close)) }));
  });

  protected readonly map = this.expressionRule("map", () => {
    const open = this.CONSUME(T.LeftBrace);
    const entries: MapEntry[] = [];
    this.MANY_SEP(
      commaSeparated(() => {
        const key = this.SUBRULE(this.expression);
        this.CONSUME(T.Colon);
        entries.push({ key, value: this.SUBRULE1(this.expression) });
      }),
    );
    const close = this.CONSUME(T.RightBrace);
    return this.ACTION(() => ({ kind: "map", entries, span: spanBetween(spanOf(open), spanOf(close)) }));
  });

  protected readonly path = this.expressionRule("path", () => {
    const parts: PathPart[] = [];
    const edges: IToken[] = [];
    this.AT_LEAST_ONE(() => {
      this.OR([
        alt(() => {
          const token = this.CONSUME(T.PathSegment);
          edges.push(token);
          parts.push({ kind: "literal", text: token.image.slice(1) });
        }),
        alt(() => {
          edges.push(this.CONSUME(T.PathDollar));
          const expression = this.SUBRULE(this.expression);
          edges.push(this.CONSUME(T.RightParen));
          parts.push({ kind: "expression", expression });
        }),
      ]);
    });
    return this.ACTION(() => {
      const first = edges.at(0);
      const last = edges.at(-1);
      const span =
        first === undefined || last === undefined
          ? PLACEHOLDER_SPAN
          : spanBetween(spanOf(first), spanOf(last));
      return { kind: "path", parts, span };
    });
  });

  /** Decodes a quoted literal and reports an invalid escape sequence. */
  protected decoded<T>(token: IToken, decode: (image: string) => Decoded<T>): T | undefined {
    const result = decode(token.image);
    if (result.ok) {
      return result.value;
    }
    this.issues.error(spanOf(token), `Invalid escape sequence '${result.escape}'.`);
    return undefined;
  }

  #constant(token: IToken): Expression {
    return this.ACTION(() => {
      const literal = this.#literal(token);
      const span = spanOf(token);
      // -2^63 is parsed as the negation of 2^63, which the unary operator checks.
      if (literal.type === "int" && literal.value > MAX_INT64 + 1n) {
        this.issues.error(span, `Integer ${token.image} is out of range.`);
      }
      return { kind: "literal", literal, span };
    });
  }

  #literal(token: IToken): Literal {
    switch (token.tokenType) {
      case T.Null:
        return { type: "null" };
      case T.True:
      case T.False:
        return { type: "bool", value: token.tokenType === T.True };
      case T.IntegerLiteral:
        return { type: "int", value: BigInt(token.image) };
      case T.FloatLiteral:
        return { type: "float", value: Number(token.image) };
      case T.BytesLiteral:
        return { type: "bytes", value: this.decoded(token, decodeBytes) ?? new Uint8Array() };
      default:
        return { type: "string", value: this.decoded(token, decodeString) ?? "" };
    }
  }
}

export function alt<Result>(run: () => Result): { ALT: () => Result } {
  return { ALT: run };
}

export function commaSeparated<Result>(item: () => Result): { SEP: TokenType; DEF: () => Result } {
  return { SEP: T.Comma, DEF: item };
}

/** Error messages of the parser. */
const SYNTAX_MESSAGES: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, actual }) => `${unexpected(actual)} Expected ${labelOf(expected)}.`,
  buildNotAllInputParsedMessage: ({ firstRedundant }) => unexpected(firstRedundant),
  buildNoViableAltMessage: ({ actual }) => unexpected(actual[0]),
  buildEarlyExitMessage: ({ actual }) => unexpected(actual[0]),
};

function labelOf(type: TokenType): string {
  return type.LABEL ?? type.name;
}

function unexpected(token: IToken | undefined): string {
  return token === undefined || token.image === ""
    ? "Unexpected end of file."
    : `Unexpected '${token.image}'.`;
}
