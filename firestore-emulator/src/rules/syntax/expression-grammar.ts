import type { IToken } from "chevrotain";
import { type BinaryOperator, type Expression, type Name, OPERATORS, spanBetween } from "./ast.ts";
import { alt, MAX_INT64, nameOf, OperandGrammar, spanOf } from "./operand-grammar.ts";
import * as T from "./tokens.ts";

/** What follows an operand: an operator and its right side. */
type Operation =
  | { readonly operator: BinaryOperator; readonly right: Expression }
  | { readonly operator: "is"; readonly typeName: Name };

/** The expression part of the grammar. */
export class ExpressionGrammar extends OperandGrammar {
  protected readonly expression = this.expressionRule("expression", () => {
    let expression = this.SUBRULE(this.operation);
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
  });

  protected readonly operation = this.expressionRule("operation", () => {
    const first = this.SUBRULE(this.unary);
    const operations: Operation[] = [];
    this.MANY(() => {
      this.OR([
        alt(() => {
          this.CONSUME(T.Is);
          const word = this.CONSUME(T.Word);
          this.ACTION(() => operations.push({ operator: "is", typeName: nameOf(word) }));
        }),
        alt(() => {
          const token = this.CONSUME(T.Operator);
          const right = this.SUBRULE1(this.unary);
          this.ACTION(() => operations.push({ operator: operatorOf(token), right }));
        }),
      ]);
    });
    return this.ACTION(() => join(first, operations, 0));
  });

  protected readonly unary = this.expressionRule("unary", () => {
    const operators: IToken[] = [];
    this.MANY(() => {
      operators.push(this.OR([alt(() => this.CONSUME(T.Bang)), alt(() => this.CONSUME(T.Minus))]));
    });
    const operand = this.SUBRULE(this.postfix);
    return this.ACTION(() => this.#applyUnary(operators, operand));
  });

  #applyUnary(operators: readonly IToken[], operand: Expression): Expression {
    let expression = operand;
    for (const token of operators.toReversed()) {
      const span = spanBetween(spanOf(token), expression.span);
      const isMinus = token.tokenType === T.Minus;
      const literal =
        isMinus && expression === operand && expression.kind === "literal" ? expression.literal : undefined;
      if (literal?.type === "int") {
        expression = { kind: "literal", literal: { type: "int", value: -literal.value }, span };
      } else if (literal?.type === "float") {
        expression = { kind: "literal", literal: { type: "float", value: -literal.value }, span };
      } else {
        expression = { kind: "unary", operator: isMinus ? "-" : "!", operand: expression, span };
      }
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

/** Joins an operand with the operations after it of at least a precedence, and removes these from the list. */
function join(first: Expression, operations: Operation[], minimum: number): Expression {
  let left = first;
  for (let next = operations[0]; next && precedenceOf(next) >= minimum; next = operations[0]) {
    operations.shift();
    if (next.operator === "is") {
      const { typeName } = next;
      left = { kind: "is", operand: left, typeName, span: spanBetween(left.span, typeName.span) };
    } else {
      const right = join(next.right, operations, precedenceOf(next) + 1);
      left = {
        kind: "binary",
        operator: next.operator,
        left,
        right,
        span: spanBetween(left.span, right.span),
      };
    }
  }
  return left;
}

function precedenceOf({ operator }: Operation): number {
  return OPERATORS.findIndex((level) => level.some((other) => other === operator));
}

function operatorOf(token: IToken): BinaryOperator {
  const operator = OPERATORS.flat().find((text) => text === token.image);
  if (operator === undefined || operator === "is") throw new TypeError(`${token.image} is no operator.`);
  return operator;
}
