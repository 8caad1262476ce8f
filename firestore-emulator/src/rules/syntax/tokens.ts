import { createToken, type IToken, Lexer, type TokenType } from "chevrotain";

const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/;

/** Every name-like token, so that keywords can be member names: `resource.data.match`. */
export const Word = createToken({ name: "Word", pattern: Lexer.NA, label: "a name" });

export const Identifier = createToken({
  name: "Identifier",
  pattern: IDENTIFIER,
  categories: [Word],
  label: "a name",
});

function keyword(text: string): TokenType {
  return createToken({
    name: `Keyword_${text}`,
    pattern: text,
    longer_alt: Identifier,
    categories: [Word],
    label: `'${text}'`,
  });
}

function symbol(name: string, text: string): TokenType {
  return createToken({ name, pattern: text, label: `'${text}'` });
}

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
export const In = keyword("in");
export const Is = keyword("is");
export const True = keyword("true");
export const False = keyword("false");
export const Null = keyword("null");

export const LeftBrace = symbol("LeftBrace", "{");
export const RightBrace = symbol("RightBrace", "}");
export const LeftParen = symbol("LeftParen", "(");
export const RightParen = symbol("RightParen", ")");
export const LeftBracket = symbol("LeftBracket", "[");
export const RightBracket = symbol("RightBracket", "]");
export const Comma = symbol("Comma", ",");
export const Colon = symbol("Colon", ":");
export const Semicolon = symbol("Semicolon", ";");
export const Question = symbol("Question", "?");
export const Dot = symbol("Dot", ".");
export const Or = symbol("Or", "||");
export const And = symbol("And", "&&");
export const Equal = symbol("Equal", "==");
export const NotEqual = symbol("NotEqual", "!=");
export const LessEqual = symbol("LessEqual", "<=");
export const Less = symbol("Less", "<");
export const GreaterEqual = symbol("GreaterEqual", ">=");
export const Greater = symbol("Greater", ">");
export const Assign = symbol("Assign", "=");
export const Bang = symbol("Bang", "!");
export const Plus = symbol("Plus", "+");
export const Minus = symbol("Minus", "-");
export const Star = symbol("Star", "*");
export const Slash = symbol("Slash", "/");
export const Percent = symbol("Percent", "%");

export const FloatLiteral = createToken({
  name: "FloatLiteral",
  pattern: /\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/,
  label: "a number",
});
export const IntegerLiteral = createToken({ name: "IntegerLiteral", pattern: /\d+/, label: "a number" });
export const BytesLiteral = createToken({
  name: "BytesLiteral",
  pattern: /[bB](?:"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*')/,
  label: "bytes",
});
export const StringLiteral = createToken({
  name: "StringLiteral",
  pattern: /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'/,
  label: "a string",
});

const WhiteSpace = createToken({ name: "WhiteSpace", pattern: /[\s\ufeff]+/, group: Lexer.SKIPPED });
const LineComment = createToken({ name: "LineComment", pattern: /\/\/[^\r\n]*/, group: Lexer.SKIPPED });
const BlockComment = createToken({
  name: "BlockComment",
  pattern: /\/\*[\s\S]*?\*\//,
  group: Lexer.SKIPPED,
  line_breaks: true,
});

/** A literal segment of a path in an expression, with its slash: `/users`. */
export const PathSegment = createToken({
  name: "PathSegment",
  pattern: segmentMatcher(/\/(?:\(default\)|[\p{L}\p{N}_~@%+-]+)/uy, inPathLiteral),
  start_chars_hint: ["/"],
  line_breaks: false,
  label: "a path segment",
});

/** Opens an interpolated segment of a path in an expression: `/$(`. */
export const PathDollar = createToken({
  name: "PathDollar",
  pattern: segmentMatcher(/\/\$\(/y, inPathLiteral),
  start_chars_hint: ["/"],
  line_breaks: false,
  label: "'/$('",
});

/** A wildcard segment of a match pattern, `/{id}` or `/{path=**}`. */
export const PatternCapture = createToken({
  name: "PatternCapture",
  pattern: segmentMatcher(/\/\{[ \t]*[A-Za-z_][A-Za-z0-9_]*[ \t]*(?:=[ \t]*\*\*[ \t]*)?\}/y, inPattern),
  start_chars_hint: ["/"],
  line_breaks: false,
  label: "a path segment",
});

/** A literal segment of a match pattern. */
export const PatternLiteral = createToken({
  name: "PatternLiteral",
  pattern: segmentMatcher(/\/[^\s/{}$;,]+/y, inPattern),
  start_chars_hint: ["/"],
  line_breaks: false,
  label: "a path segment",
});

/** Tokens after which an operand follows, so that a slash starts a path and is no division. */
const BEFORE_OPERAND: ReadonlySet<TokenType> = new Set([
  LeftParen,
  PathDollar,
  LeftBracket,
  Comma,
  Colon,
  Question,
  Or,
  And,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Assign,
  Bang,
  Plus,
  Minus,
  Star,
  Slash,
  Percent,
  If,
  Return,
  In,
]);

const KEYWORDS_BEFORE_OPERAND: ReadonlySet<TokenType> = new Set([If, Return, In]);

function segmentMatcher(pattern: RegExp, applies: (tokens: readonly IToken[], offset: number) => boolean) {
  return (text: string, offset: number, tokens: IToken[]): RegExpExecArray | null => {
    if (!applies(tokens, offset)) {
      return null;
    }
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
}

function inPathLiteral(tokens: readonly IToken[], offset: number): boolean {
  const last = tokens.at(-1);
  if (last === undefined) {
    return false;
  }
  if (BEFORE_OPERAND.has(last.tokenType)) {
    return !(KEYWORDS_BEFORE_OPERAND.has(last.tokenType) && tokens.at(-2)?.tokenType === Dot);
  }
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

/** All tokens, in lexer priority order. */
export const TOKENS: TokenType[] = [
  WhiteSpace,
  LineComment,
  BlockComment,
  PatternCapture,
  PatternLiteral,
  PathDollar,
  PathSegment,
  BytesLiteral,
  StringLiteral,
  FloatLiteral,
  IntegerLiteral,
  RulesVersion,
  Import,
  Service,
  Match,
  Allow,
  FunctionKeyword,
  Return,
  Let,
  If,
  In,
  Is,
  True,
  False,
  Null,
  Identifier,
  Word,
  Or,
  And,
  Equal,
  NotEqual,
  LessEqual,
  Less,
  GreaterEqual,
  Greater,
  Assign,
  Bang,
  Plus,
  Minus,
  Star,
  Slash,
  Percent,
  LeftBrace,
  RightBrace,
  LeftParen,
  RightParen,
  LeftBracket,
  RightBracket,
  Comma,
  Colon,
  Semicolon,
  Question,
  Dot,
];
