import type { IToken } from "chevrotain";
import type {
  AllowStatement,
  Block,
  Expression,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  Name,
  PatternSegment,
  RulesFile,
  Service,
} from "./ast.ts";
import { spanBetween } from "./ast.ts";
import { ExpressionGrammar } from "./expression-grammar.ts";
import type { IssueList } from "./issues.ts";
import { decodeString } from "./literals.ts";
import {
  alt,
  commaSeparated,
  nameOf,
  PLACEHOLDER_EXPRESSION,
  PLACEHOLDER_SPAN,
  spanOf,
} from "./operand-grammar.ts";
import * as T from "./tokens.ts";

const MISSING_NAME: Name = { text: "", span: PLACEHOLDER_SPAN };
const EMPTY_BLOCK: Block = { functions: [], matches: [], allows: [] };

/** The grammar of rules files. Expensive to construct, so instances are reused. */
export class RulesGrammar extends ExpressionGrammar {
  constructor() {
    super();
    this.performSelfAnalysis();
  }

  /** Parses a file; errors are in `errors` and `issues`. */
  parse(tokens: IToken[], issues: IssueList): RulesFile {
    this.input = tokens;
    this.begin(issues);
    return this.file();
  }

  readonly file = this.statementRule<RulesFile>(
    "file",
    { version: undefined, functions: [], services: [] },
    () => {
      let version: Name | undefined;
      const functions: FunctionDeclaration[] = [];
      const services: Service[] = [];
      this.OPTION(() => {
        this.CONSUME(T.RulesVersion);
        this.CONSUME(T.Assign);
        const token = this.CONSUME(T.StringLiteral);
        this.OPTION1(() => this.CONSUME(T.Semicolon));
        version = this.ACTION(() => ({ text: this.decoded(token, decodeString) ?? "", span: spanOf(token) }));
      });
      this.MANY(() => {
        this.OR([
          alt(() => this.SUBRULE(this.import)),
          alt(() => functions.push(this.SUBRULE(this.function))),
          alt(() => services.push(this.SUBRULE(this.service))),
        ]);
      });
      return { version, functions, services };
    },
  );

  protected readonly import = this.RULE("import", () => {
    const keyword = this.CONSUME(T.Import);
    this.CONSUME(T.StringLiteral);
    this.OPTION(() => this.CONSUME(T.Semicolon));
    this.ACTION(() => this.issues.error(spanOf(keyword), "Imports are not supported."));
  });

  protected readonly service = this.statementRule<Service>(
    "service",
    { ...EMPTY_BLOCK, name: MISSING_NAME },
    () => {
      this.CONSUME(T.Service);
      const first = this.CONSUME(T.Word);
      const parts = [first];
      this.MANY(() => {
        this.CONSUME(T.Dot);
        parts.push(this.CONSUME1(T.Word));
      });
      const block = this.SUBRULE(this.block);
      return this.ACTION(() => ({
        ...block,
        name: { text: parts.map((part) => part.image).join("."), span: spanOf(first) },
      }));
    },
  );

  protected readonly block = this.statementRule<Block>("block", EMPTY_BLOCK, () => {
    const functions: FunctionDeclaration[] = [];
    const matches: MatchBlock[] = [];
    const allows: AllowStatement[] = [];
    this.CONSUME(T.LeftBrace);
    this.MANY(() => {
      this.OR([
        alt(() => functions.push(this.SUBRULE(this.function))),
        alt(() => matches.push(this.SUBRULE(this.match))),
        alt(() => allows.push(this.SUBRULE(this.allow))),
        // Semicolons between statements are ignored.
        alt(() => this.CONSUME(T.Semicolon)),
      ]);
    });
    this.CONSUME(T.RightBrace);
    return { functions, matches, allows };
  });

  protected readonly match = this.statementRule<MatchBlock>(
    "match",
    { ...EMPTY_BLOCK, pattern: [], span: PLACEHOLDER_SPAN },
    () => {
      const keyword = this.CONSUME(T.Match);
      const pattern: PatternSegment[] = [];
      let last = keyword;
      this.AT_LEAST_ONE(() => {
        last = this.OR([
          alt(() => this.CONSUME(T.PatternLiteral)),
          alt(() => this.CONSUME(T.PatternCapture)),
        ]);
        const token = last;
        this.ACTION(() => pattern.push(segmentOf(token)));
      });
      const block = this.SUBRULE(this.block);
      return this.ACTION(() => ({ ...block, pattern, span: spanBetween(spanOf(keyword), spanOf(last)) }));
    },
  );

  protected readonly allow = this.statementRule<AllowStatement>(
    "allow",
    { methods: [], condition: undefined, span: PLACEHOLDER_SPAN },
    () => {
      const keyword = this.CONSUME(T.Allow);
      const methods: Name[] = [];
      this.AT_LEAST_ONE_SEP(
        commaSeparated(() => {
          const method = this.CONSUME(T.Word);
          this.ACTION(() => methods.push(nameOf(method)));
        }),
      );
      let condition: Expression | undefined;
      this.OPTION(() => {
        this.CONSUME(T.Colon);
        let hasIf = false;
        this.OPTION1(() => {
          this.CONSUME(T.If);
          hasIf = true;
        });
        condition = this.SUBRULE(this.expression);
        this.ACTION(() => this.#requireIf(hasIf, condition));
      });
      let closed = false;
      this.OPTION2(() => {
        this.CONSUME(T.Semicolon);
        closed = true;
      });
      this.ACTION(() => this.#requireSemicolon(closed));
      return this.ACTION(() => ({ methods, condition, span: spanOf(keyword) }));
    },
  );

  protected readonly function = this.statementRule<FunctionDeclaration>(
    "function",
    {
      name: MISSING_NAME,
      parameters: [],
      lets: [],
      result: PLACEHOLDER_EXPRESSION,
      span: PLACEHOLDER_SPAN,
    },
    () => {
      const keyword = this.CONSUME(T.FunctionKeyword);
      const name = this.CONSUME(T.Identifier);
      const parameters: Name[] = [];
      const lets: LetBinding[] = [];
      this.CONSUME(T.LeftParen);
      this.MANY_SEP(
        commaSeparated(() => {
          const parameter = this.CONSUME1(T.Identifier);
          this.ACTION(() => parameters.push(nameOf(parameter)));
        }),
      );
      this.CONSUME(T.RightParen);
      this.CONSUME(T.LeftBrace);
      this.MANY(() => {
        this.CONSUME(T.Let);
        const variable = this.CONSUME2(T.Identifier);
        this.CONSUME(T.Assign);
        const value = this.SUBRULE(this.expression);
        this.CONSUME(T.Semicolon);
        this.ACTION(() => lets.push({ name: nameOf(variable), value }));
      });
      this.CONSUME(T.Return);
      const result = this.SUBRULE1(this.expression);
      this.OPTION(() => this.CONSUME1(T.Semicolon));
      const close = this.CONSUME(T.RightBrace);
      return this.ACTION(() => ({
        name: nameOf(name),
        parameters,
        lets,
        result,
        span: spanBetween(spanOf(keyword), spanOf(close)),
      }));
    },
  );

  #requireIf(hasIf: boolean, condition: Expression | undefined): void {
    if (!hasIf && condition !== undefined) {
      this.issues.error(condition.span, "Missing 'if' before conditional expression.");
    }
  }

  #requireSemicolon(closed: boolean): void {
    const next = this.LA(1);
    if (!closed && next.tokenType !== T.RightBrace) {
      this.issues.error(spanOf(next), `Unexpected '${next.image}'. Expected ';'.`);
    }
  }
}

function segmentOf(token: IToken): PatternSegment {
  if (token.tokenType !== T.PatternCapture) {
    return { kind: "literal", text: token.image.slice(1) };
  }
  const inner = token.image.slice(2, -1);
  const equals = inner.indexOf("=");
  const text = (equals < 0 ? inner : inner.slice(0, equals)).trim();
  return { kind: "capture", name: { text, span: spanOf(token) }, glob: equals >= 0 };
}
