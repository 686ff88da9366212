/** Whether a word begins with what was typed, one slip allowed: a letter wrong, missing, too many, or two exchanged. */
export function beginsWithOneSlip(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  return (
    word.startsWith(typed.slice(same + 1), same + 1) ||
    word.startsWith(typed.slice(same), same + 1) ||
    word.startsWith(typed.slice(same + 1), same) ||
    (typed[same] === word[same + 1] &&
      typed[same + 1] === word[same] &&
      word.startsWith(typed.slice(same + 2), same + 2))
  );
}
