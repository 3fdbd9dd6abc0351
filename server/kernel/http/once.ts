/** A single value for a function that reads many. */
export async function* once<T>(whole: T): AsyncGenerator<T> {
  yield whole;
}
