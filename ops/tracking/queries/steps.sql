-- Question: at which steps do people stop within a session?
--
-- One row for each step of each programme: how many browsers opened anything of its session, how many opened and how many finished
-- this step. Finished of a session's last step is how many finished the session. Who opened a step before the period and finished it
-- within counts as finished only.
--
-- Parameters: from DATE, until DATE (not included; both of UTC).
WITH
  steps AS (
    SELECT program_id, session_no, step_no, browser_id, event_name
    FROM tracking.events
    WHERE
      logged_at >= CAST(@from AS TIMESTAMP)
      AND logged_at < CAST(@until AS TIMESTAMP)
      AND event_name IN ('step_open', 'step_finish')
  ),
  sessions AS (
    SELECT program_id, session_no, COUNT(DISTINCT browser_id) AS opened_session
    FROM steps
    WHERE event_name = 'step_open'
    GROUP BY program_id, session_no
  )
SELECT
  steps.program_id,
  steps.session_no,
  steps.step_no,
  COALESCE(MAX(sessions.opened_session), 0) AS opened_session,
  COUNT(DISTINCT CASE WHEN steps.event_name = 'step_open' THEN steps.browser_id END) AS opened_step,
  COUNT(DISTINCT CASE WHEN steps.event_name = 'step_finish' THEN steps.browser_id END) AS finished_step
FROM steps
LEFT JOIN sessions ON sessions.program_id = steps.program_id AND sessions.session_no = steps.session_no
GROUP BY steps.program_id, steps.session_no, steps.step_no
ORDER BY steps.program_id, steps.session_no, steps.step_no
