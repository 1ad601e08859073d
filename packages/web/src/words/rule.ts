/** The message with a rule's sentence. */
export function ruleMessage(rule: string): string {
  return `rule-${rule.replace('.', '-')}`;
}
