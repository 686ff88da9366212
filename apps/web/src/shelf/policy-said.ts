/** Apart from who shows it: the words of all policies are many, and whoever shows one has more to show first. */
export { policyWords, sayPolicy } from '@riffle/words';
