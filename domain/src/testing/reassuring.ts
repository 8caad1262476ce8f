/** Words that tell a person whose score is low that all is well, which no score can know. */
export const REASSURING =
  /잔잔|잘 쉰|견딜 ?만|가라앉지 않은|괜찮|편안|안정|정상|걱정하지|걱정 없|문제없|다행|양호|건강|넉넉|가벼워|\b(calm|calmer|fine|normal|healthy|bearable|good rest|all right|okay|OK|well|lighter|no need to worry|not very low|plenty)\b/i;
