/** Apart from where a file is dropped: most are as they should be. */
export { sayHouseProblem } from '@riffle/words';
