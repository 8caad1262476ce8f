import type { IToken, ParserMethod, TokenType } from "chevrotain";
import type { BinaryOperator, Expression } from "./ast.ts";
import { spanBetween } from "./ast.ts";
import { alt, MAX_INT64, NO_RESYNC, nameOf, OperandGrammar, spanOf } from "./operand-grammar.ts";
import * as T from "./tokens.ts";

const BINARY_OPERATORS = new Map<TokenType, BinaryOperator>([
  [T.Equal, "=="],
  [T.NotEqual, "!="],
  [T.Less, "<"],
  [T.LessEqual, "<="],
  [T.Greater, ">"],
  [T.GreaterEqual, ">="],
  [T.In, "in"],
  [T.Plus, "+"],
  [T.Minus, "-"],
  [T.Star, "*"],
  [T.Slash, "/"],
  [T.Percent, "%"],
]);

/** The expression part of the grammar; one method per precedence level, lowest first. */
export class ExpressionGrammar extends OperandGrammar {
  protected readonly expression: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "expression",
    () => {
      let expression = this.SUBRULE(this.disjunction);
      this.OPTION(() => {
        this.CONSUME(T.Question);
        const consequent = this.SUBRULE(this.expression);
        this.CONSUME(T.Colon);
        const alternate = this.SUBRULE1(this.expression);
        expression = this.ACTION(() => ({
          kind: "ternary",
          condition: expression,
          consequent,
          alternate,
          span: spanBetween(expression.span, alternate.span),
        }));
      });
      return expression;
    },
    NO_RESYNC,
  );

  protected readonly disjunction: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "disjunction",
    () => {
      let left = this.SUBRULE(this.conjunction);
      this.MANY(() => {
        this.CONSUME(T.Or);
        const right = this.SUBRULE1(this.conjunction);
        left = this.ACTION(() => binary("||", left, right));
      });
      return left;
    },
    NO_RESYNC,
  );

  protected readonly conjunction: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "conjunction",
    () => {
      let left = this.SUBRULE(this.relation);
      this.MANY(() => {
        this.CONSUME(T.And);
        const right = this.SUBRULE1(this.relation);
        left = this.ACTION(() => binary("&&", left, right));
      });
      return left;
    },
    NO_RESYNC,
  );

  protected readonly relation: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "relation",
    () => {
      let left = this.SUBRULE(this.sum);
      this.MANY(() => {
        this.OR([
          alt(() => {
            this.CONSUME(T.Is);
            const word = this.CONSUME(T.Word);
            left = this.ACTION(() => ({
              kind: "is",
              operand: left,
              typeName: nameOf(word),
              span: spanBetween(left.span, spanOf(word)),
            }));
          }),
          alt(() => {
            const operator = this.OR1([
              alt(() => this.CONSUME(T.Equal)),
              alt(() => this.CONSUME(T.NotEqual)),
              alt(() => this.CONSUME(T.Less)),
              alt(() => this.CONSUME(T.LessEqual)),
              alt(() => this.CONSUME(T.Greater)),
              alt(() => this.CONSUME(T.GreaterEqual)),
              alt(() => this.CONSUME(T.In)),
            ]);
            const right = this.SUBRULE1(this.sum);
            left = this.ACTION(() => binary(operatorOf(operator), left, right));
          }),
        ]);
      });
      return left;
    },
    NO_RESYNC,
  );

  protected readonly sum: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "sum",
    () => {
      let left = this.SUBRULE(this.product);
      this.MANY(() => {
        const operator = this.OR([alt(() => this.CONSUME(T.Plus)), alt(() => this.CONSUME(T.Minus))]);
        const right = this.SUBRULE1(this.product);
        left = this.ACTION(() => binary(operatorOf(operator), left, right));
      });
      return left;
    },
    NO_RESYNC,
  );

  protected readonly product: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "product",
    () => {
      let left = this.SUBRULE(this.unary);
      this.MANY(() => {
        const operator = this.OR([
          alt(() => this.CONSUME(T.Star)),
          alt(() => this.CONSUME(T.Slash)),
          alt(() => this.CONSUME(T.Percent)),
        ]);
        const right = this.SUBRULE1(this.unary);
        left = this.ACTION(() => binary(operatorOf(operator), left, right));
      });
      return left;
    },
    NO_RESYNC,
  );

  protected readonly unary: ParserMethod<[], Expression> = this.RULE<() => Expression>(
    "unary",
    () => {
      const operators: IToken[] = [];
      this.MANY(() => {
        operators.push(this.OR([alt(() => this.CONSUME(T.Bang)), alt(() => this.CONSUME(T.Minus))]));
      });
      const operand = this.SUBRULE(this.postfix);
      return this.ACTION(() => this.#applyUnary(operators, operand));
    },
    NO_RESYNC,
  );

  #applyUnary(operators: readonly IToken[], operand: Expression): Expression {
    let expression = operand;
    for (const token of operators.toReversed()) {
      const span = spanBetween(spanOf(token), expression.span);
      const negative = token.tokenType === T.Minus;
      if (negative && expression === operand && expression.kind === "literal") {
        const { literal } = expression;
        if (literal.type === "int" || literal.type === "float") {
          const value = literal.type === "int" ? -literal.value : -literal.value;
          expression =
            typeof value === "bigint"
              ? { kind: "literal", literal: { type: "int", value }, span }
              : { kind: "literal", literal: { type: "float", value }, span };
          continue;
        }
      }
      expression = { kind: "unary", operator: negative ? "-" : "!", operand: expression, span };
    }
    if (
      expression.kind === "literal" &&
      expression.literal.type === "int" &&
      expression.literal.value > MAX_INT64
    ) {
      this.issues.error(expression.span, `Integer ${expression.literal.value} is out of range.`);
    }
    return expression;
  }
}

function operatorOf(token: IToken): BinaryOperator {
  return BINARY_OPERATORS.get(token.tokenType) ?? "==";
}

function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: "binary", operator, left, right, span: spanBetween(left.span, right.span) };
}
