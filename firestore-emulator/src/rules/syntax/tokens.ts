import { createToken, type IToken, type ITokenConfig, Lexer, type TokenType } from "chevrotain";

/** All tokens, in lexer priority order: that of their definitions. */
export const TOKENS: TokenType[] = [];

function token(config: ITokenConfig): TokenType {
  const type = createToken(config);
  TOKENS.push(type);
  return type;
}

/** Every name-like token, so that keywords can be member names: `resource.data.match`. */
export const Word = createToken({ name: "Word", pattern: Lexer.NA, label: "a name" });
export const Identifier = createToken({
  name: "Identifier",
  pattern: /[A-Za-z_][A-Za-z0-9_]*/,
  categories: [Word],
  label: "a name",
});
/** Constants, except names. */
export const Literal = createToken({ name: "Literal", pattern: Lexer.NA });
/** Operators with two operands, except `is`. */
export const Operator = createToken({ name: "Operator", pattern: Lexer.NA });

/** Tokens after which an operand follows, so that a slash starts a path and is no division. */
const beforeOperand = new Set<TokenType>();

function keyword(text: string, ...categories: TokenType[]): TokenType {
  return token({
    name: `Keyword_${text}`,
    pattern: text,
    longer_alt: Identifier,
    categories: [Word, ...categories],
    label: `'${text}'`,
  });
}

function symbol(name: string, text: string): TokenType {
  return token({ name, pattern: text, label: `'${text}'` });
}

/** A symbol after which an operand follows. */
function prefix(name: string, text: string, ...categories: TokenType[]): TokenType {
  const type = token({ name, pattern: text, label: `'${text}'`, categories });
  beforeOperand.add(type);
  return type;
}

/** A token that starts with a slash, which elsewhere is a division. */
function segment(
  name: string,
  pattern: RegExp,
  applies: (tokens: readonly IToken[], offset: number) => boolean,
  label = "a path segment",
): TokenType {
  const match = (text: string, offset: number, tokens: IToken[]): RegExpExecArray | null => {
    if (!applies(tokens, offset)) return null;
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
  return token({ name, pattern: match, start_chars_hint: ["/"], line_breaks: false, label });
}

token({ name: "WhiteSpace", pattern: /[\s\ufeff]+/, group: Lexer.SKIPPED });
token({ name: "LineComment", pattern: /\/\/[^\r\n]*/, group: Lexer.SKIPPED });
token({ name: "BlockComment", pattern: /\/\*[\s\S]*?\*\//, group: Lexer.SKIPPED, line_breaks: true });

/** A wildcard segment of a match pattern, `/{id}` or `/{path=**}`. */
export const PatternCapture = segment(
  "PatternCapture",
  /\/\{[ \t]*[A-Za-z_][A-Za-z0-9_]*[ \t]*(?:=[ \t]*\*\*[ \t]*)?\}/y,
  inPattern,
);

/** A literal segment of a match pattern. */
export const PatternLiteral = segment("PatternLiteral", /\/[^\s/{}$;,]+/y, inPattern);

/** Opens an interpolated segment of a path in an expression: `/$(`. */
export const PathDollar = segment("PathDollar", /\/\$\(/y, inPathLiteral, "'/$('");
beforeOperand.add(PathDollar);

/** A literal segment of a path in an expression, with its slash: `/users`. */
export const PathSegment = segment("PathSegment", /\/(?:\(default\)|[\p{L}\p{N}_~@%+-]+)/uy, inPathLiteral);

export const BytesLiteral = token({
  name: "BytesLiteral",
  pattern: /[bB](?:"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*')/,
  categories: [Literal],
  label: "bytes",
});
export const StringLiteral = token({
  name: "StringLiteral",
  pattern: /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'/,
  categories: [Literal],
  label: "a string",
});
export const FloatLiteral = token({
  name: "FloatLiteral",
  pattern: /\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/,
  categories: [Literal],
  label: "a number",
});
export const IntegerLiteral = token({
  name: "IntegerLiteral",
  pattern: /\d+/,
  categories: [Literal],
  label: "a number",
});

/** `rules_version`, at the start of the file only. */
export const RulesVersion = keyword("rules_version");
export const Import = keyword("import");
export const Service = keyword("service");
export const Match = keyword("match");
export const Allow = keyword("allow");
export const FunctionKeyword = keyword("function");
export const Return = keyword("return");
export const Let = keyword("let");
export const If = keyword("if");
const In = keyword("in", Operator);
export const Is = keyword("is");
export const True = keyword("true", Literal);
export const False = keyword("false", Literal);
export const Null = keyword("null", Literal);

TOKENS.push(Identifier, Word, Literal, Operator);

export const LeftBrace = symbol("LeftBrace", "{");
export const RightBrace = symbol("RightBrace", "}");
export const LeftParen = prefix("LeftParen", "(");
export const RightParen = symbol("RightParen", ")");
export const LeftBracket = prefix("LeftBracket", "[");
export const RightBracket = symbol("RightBracket", "]");
export const Comma = prefix("Comma", ",");
export const Colon = prefix("Colon", ":");
export const Semicolon = symbol("Semicolon", ";");
export const Question = prefix("Question", "?");
export const Dot = symbol("Dot", ".");
for (const text of ["||", "&&", "==", "!=", "<=", "<", ">=", ">", "+", "*", "/", "%"])
  prefix(text, text, Operator);
// Behind the longer tokens that start with it.
export const Assign = prefix("Assign", "=");
export const Bang = prefix("Bang", "!");
export const Minus = prefix("Minus", "-", Operator);

function inPathLiteral(tokens: readonly IToken[], offset: number): boolean {
  const last = tokens.at(-1);
  if (last === undefined) {
    return false;
  }
  if (beforeOperand.has(last.tokenType)) return true;
  if ([If, Return, In].includes(last.tokenType)) return tokens.at(-2)?.tokenType !== Dot;
  if (last.startOffset + last.image.length !== offset) {
    return false;
  }
  return last.tokenType === PathSegment || (last.tokenType === RightParen && closesInterpolation(tokens));
}

/** Whether the closing parenthesis that ends `tokens` belongs to a `/$(`. */
function closesInterpolation(tokens: readonly IToken[]): boolean {
  let depth = 0;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const type = tokens[index]?.tokenType;
    if (type === RightParen) {
      depth += 1;
    } else if (type === LeftParen || type === PathDollar) {
      depth -= 1;
      if (depth === 0) {
        return type === PathDollar;
      }
    }
  }
  return false;
}

function inPattern(tokens: readonly IToken[], offset: number): boolean {
  const last = tokens.at(-1);
  if (last === undefined) {
    return false;
  }
  if (last.tokenType === Match) {
    return tokens.at(-2)?.tokenType !== Dot;
  }
  return (
    (last.tokenType === PatternLiteral || last.tokenType === PatternCapture) &&
    last.startOffset + last.image.length === offset
  );
}
