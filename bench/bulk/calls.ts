/**
 * Calls a server with a token; with `json` as a POST.
 * @throws the answer of a refused call
 */
export const callsOf =
  (url: string, token: string) =>
  async <T = void>(path: string, json?: object): Promise<T> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const method = json ? 'POST' : 'GET';
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers,
      body: json && JSON.stringify(json),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
