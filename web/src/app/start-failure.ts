/** The last resort, before any text could be fetched: says it in both languages, above whatever stands already. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  const message = document.createElement("p");
  message.className = "start-failure";
  message.setAttribute("role", "alert");
  message.textContent =
    "화면을 다 받아오지 못했어요. 인터넷을 확인하고 다시 열어 주세요. This page didn’t arrive completely. Please check your connection and open it again.";
  root.before(message);
}
