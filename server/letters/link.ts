/** The path of a letter's PDF for one account; it is opened with the signature of `links.sign`. */
export const letterPath = (letterId: number, actorId: number) => `/api/v1/letter/${letterId}/pdf/${actorId}`;
