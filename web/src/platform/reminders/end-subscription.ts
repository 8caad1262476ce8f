/** Ends this browser's subscription to push messages, after which its token is of no use. */
export async function endSubscription(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
