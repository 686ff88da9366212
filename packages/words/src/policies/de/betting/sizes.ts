import { oneOf, type WordsOn } from '../../policy-words.ts';

const anteOrders = { ante: 'das Ante', blind: 'den Blind' } as const;

export const sizes = {
  'betting.minBet': {
    label: 'Kleinster Einsatz',
    meaning: 'Wie viel ein erster Einsatz einer Setzrunde mindestens beträgt.',
    value: oneOf({ bigBlind: 'Ein Big Blind; all-in auch weniger.' }),
  },
  'betting.minRaise': {
    label: 'Kleinste Erhöhung',
    meaning: 'Um wie viel mindestens erhöht wird.',
    value: oneOf({
      lastIncrement:
        'Um den letzten Einsatz oder die letzte volle Erhöhung der Setzrunde, vor dem Flop mindestens um den Big Blind.',
    }),
  },
  'betting.minRaiseOverShortBet': {
    label: 'Erhöhung über ein kurzes All-in',
    meaning: 'Wie viel über ein All-in unter dem Big Blind mindestens erhöht wird.',
    value: oneOf({
      allInPlusBigBlind: 'Auf das All-in und einen Big Blind dazu.',
      doubleAllIn: 'Auf das Doppelte des All-ins.',
    }),
  },
  'betting.shortBlindCall': {
    label: 'Call gegen einen kurzen Big Blind',
    meaning: 'Was die anderen bezahlen, wenn der Big Blind nicht voll gesetzt werden konnte.',
    value: oneOf({
      fullBigBlind: 'Den vollen Big Blind; zu zweit nur, was zu gewinnen ist.',
      postedAmount: 'Nur, was gesetzt wurde.',
    }),
  },
  'betting.shortAllInReopensNoLimit': {
    label: 'Kurzes All-in in No-Limit und Pot-Limit',
    meaning:
      'Ob ein All-in unter einer vollen Erhöhung denen, die schon gehandelt haben, ein neues Recht zu erhöhen gibt.',
    value: oneOf({
      no: 'Wer schon gehandelt hat, darf danach nur callen oder folden.',
      reopens: 'Auch wer schon gehandelt hat, darf danach wieder erhöhen.',
    }),
  },
  'betting.shortAllInReopensLimit': {
    label: 'Kurzes All-in in Limit',
    meaning: 'Ab welchem Teil einer vollen Erhöhung ein All-in die Setzrunde neu öffnet.',
    value: (percent) => `Ab ${percent} Prozent.`,
  },
  'betting.shortAllInsAddUp': {
    label: 'Mehrere kurze All-ins',
    meaning: 'Ob kurze All-ins, die zusammen eine volle Erhöhung ergeben, die Setzrunde neu öffnen.',
    value: oneOf({
      judgedAlone: 'Nein; jedes wird für sich beurteilt.',
      addUp: 'Ja, für den, der zusammen vor einer vollen Erhöhung steht.',
    }),
  },
  'betting.raiseCapLimit': {
    label: 'Höchstzahl der Erhöhungen in Limit',
    meaning: 'Wie oft in einer Setzrunde erhöht werden darf.',
    value: (cap) =>
      cap.is === 'none'
        ? 'Beliebig oft.'
        : cap.beforeFlop === cap.later
          ? `Höchstens ${cap.later} Erhöhungen.`
          : `Vor dem Flop höchstens ${cap.beforeFlop} Erhöhungen, danach ${cap.later}.`,
  },
  'betting.raiseCapLifted': {
    label: 'Ende der Höchstzahl',
    meaning: 'Wann die Höchstzahl der Erhöhungen in Limit nicht mehr gilt.',
    value: oneOf({
      lastTwoOfTournament: 'Sobald im ganzen Turnier nur noch zwei Spieler übrig sind.',
      headsUpPot: 'Sobald in der Hand nur noch zwei Spieler übrig sind.',
      never: 'Sie gilt immer.',
    }),
  },
  'betting.raiseCapNoLimit': {
    label: 'Höchstzahl der Erhöhungen ohne Limit',
    meaning: 'Wie oft in No-Limit und Pot-Limit erhöht werden darf.',
    value: oneOf({ none: 'Beliebig oft.' }),
  },
  'betting.limitSizes': {
    label: 'Einsätze in Limit',
    meaning: 'Wie groß die Einsätze in Limit sind.',
    value: oneOf({ bigBlindThenDouble: 'Vor dem Flop und am Flop ein Big Blind, am Turn und River zwei.' }),
  },
  'betting.potLimitMaximum': {
    label: 'Größter Einsatz in Pot-Limit',
    meaning: 'Wie viel in Pot-Limit höchstens gesetzt wird.',
    value: oneOf({ potAfterCall: 'So viel, wie nach dem eigenen Call im Pot liegt.' }),
  },
  'betting.straddle': {
    label: 'Straddle',
    meaning: 'Ob vor der Hand freiwillig ein weiterer Blind gesetzt werden darf.',
    value: oneOf({ forbidden: 'Nicht erlaubt.', allowed: 'Erlaubt.' }),
  },
  'betting.ante': {
    label: 'Ante',
    meaning: 'Wer ein Ante bezahlt.',
    value: oneOf({
      none: 'Niemand.',
      everybody: 'Alle.',
      byStructure: 'Wie es die Blindstruktur sagt, auch als Big-Blind-Ante.',
    }),
  },
  'betting.checkRaise': {
    label: 'Check und Raise',
    meaning: 'Ob man schieben und in derselben Setzrunde später erhöhen darf.',
    value: oneOf({ allowed: 'Erlaubt.' }),
  },
  'betting.bigBlindOption': {
    label: 'Option des Big Blinds',
    meaning: 'Ob der Big Blind erhöhen darf, wenn niemand erhöht hat.',
    value: oneOf({ yes: 'Er darf erhöhen, auch wenn vor ihm niemand erhöht hat.' }),
  },
  'betting.anteOrder': {
    label: 'Zu kurz für Ante und Blind',
    meaning: 'Was ein Stack zuerst bezahlt, der nicht für beides reicht.',
    value: ({ fromBigBlind, fromEverybody }) =>
      `Beim Big-Blind-Ante zuerst ${anteOrders[fromBigBlind]}, bei Antes von allen zuerst ${anteOrders[fromEverybody]}.`,
  },
} satisfies Partial<WordsOn<'betting'>>;
