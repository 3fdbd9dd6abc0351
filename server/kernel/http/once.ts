/** What is written in one piece, for whoever takes many. */
export async function* once<T>(whole: T): AsyncGenerator<T> {
  yield whole;
}
