import type { IParserErrorMessageProvider, IToken, TokenType } from "chevrotain";

/** Words the parser's errors: what was found and, where that is one thing, what was expected. */
export const SYNTAX_MESSAGES: IParserErrorMessageProvider = {
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
