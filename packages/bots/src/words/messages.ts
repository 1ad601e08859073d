/** Generated from the English words (npm run generate): each message and its variables. */
export interface BotMessages {
  'bot-names-female': never;
  'bot-names-male': never;
  'bot-why-accept-help': never;
  'bot-why-ask': never;
  'bot-why-at-random': never;
  'bot-why-bargain': never;
  'bot-why-charity': never;
  'bot-why-choose': never;
  'bot-why-claim': never;
  'bot-why-curse': never;
  'bot-why-decline-help': never;
  'bot-why-decline-trade': never;
  'bot-why-dodge': never;
  'bot-why-door': never;
  'bot-why-end': never;
  'bot-why-equip': never;
  'bot-why-escape': never;
  'bot-why-excess': never;
  'bot-why-fight-power': never;
  'bot-why-fight-shot': never;
  'bot-why-flee': never;
  'bot-why-hire': never;
  'bot-why-lay-out': never;
  'bot-why-level': never;
  'bot-why-loot': never;
  'bot-why-meddle': never;
  'bot-why-must': never;
  'bot-why-pass': never;
  'bot-why-roll': never;
  'bot-why-sell': never;
  'bot-why-steal': never;
  'bot-why-stop': never;
  'bot-why-trouble': never;
}
