/** Whether a text can be the id of a document (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
export function isDocumentId(id: string): boolean {
  return id !== "" && id.isWellFormed() && !id.includes("/") && !/^(\.\.?|__.*__)$/s.test(id);
}
