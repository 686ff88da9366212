import { type Environment, run } from '../run.ts';

type Ran = { readonly code: number; readonly out: string; readonly err: string };

/**
 * One command line, run here: no process is started, so hundreds of them cost nothing. What only a process has (its exit
 * code, pipes, signals, the folder it was started from) is shown with `riffleProcess`. In German unless said otherwise.
 */
export async function riffle(args: readonly string[], env: Environment = {}, input = ''): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(
    args,
    { LANG: 'de_DE.UTF-8', ...env },
    { input: async () => input, out: (text) => out.push(text), err: (text) => err.push(text) },
  );
  return { code, out: out.join(''), err: err.join('') };
}
