-- Question: how far does each group of the experiment showCuteNotCute come: landing page, assessment, result, sign-up, session 1?
--
-- One row for each group ("0" sees the characters in colours, "1" in greys). Counted are browsers that joined the experiment in
-- the period, by what they did in their first @days days. Each column counts those that did this and all before it, so who came
-- to the assessment by a link and never saw the landing page is in `joined` only.
-- Sign-up is a registration or a sign-in after the result: an account with Google or Apple is made by its first sign-in.
-- Session 1 is finished with its last step, which is the highest that any browser opened or finished in the period.
-- A person who goes on on another device is another browser there.
--
-- Parameters: from DATE, until DATE (not included; both of UTC), days INT64. Who joined less than @days days before @until is left out.
WITH
  tracked AS (
    SELECT *
    FROM tracking.events
    WHERE logged_at >= CAST(@from AS TIMESTAMP) AND logged_at < CAST(@until AS TIMESTAMP)
  ),
  members AS (
    SELECT browser_id, MIN(experiment_group) AS experiment_group, MIN(day) AS joined_on
    FROM tracked
    WHERE event_name = 'experiment_join' AND experiment = 'showCuteNotCute'
    GROUP BY browser_id
    HAVING MIN(day) + @days <= @until
  ),
  last_steps AS (
    SELECT program_id, MAX(step_no) AS step_no
    FROM tracked
    WHERE event_name IN ('step_open', 'step_finish') AND session_no = 1
    GROUP BY program_id
  ),
  browsers AS (
    SELECT
      members.browser_id,
      members.experiment_group,
      MAX(CASE WHEN event_name = 'page_change' AND route = '/' THEN 1 ELSE 0 END) AS landing,
      MAX(CASE WHEN event_name = 'schema_start' THEN 1 ELSE 0 END) AS begun,
      MAX(CASE WHEN event_name = 'schema_submit' AND success THEN 1 ELSE 0 END) AS submitted,
      MIN(CASE WHEN event_name = 'schema_result' THEN client_ms END) AS result_ms,
      MAX(CASE WHEN event_name IN ('register', 'login') THEN client_ms END) AS sign_in_ms,
      MAX(CASE WHEN event_name = 'step_open' AND session_no = 1 THEN 1 ELSE 0 END) AS opened,
      MAX(
        CASE WHEN event_name = 'step_finish' AND session_no = 1 AND tracked.step_no = last_steps.step_no THEN 1 ELSE 0 END
      ) AS finished
    FROM members
    JOIN tracked ON tracked.browser_id = members.browser_id AND tracked.day < members.joined_on + @days
    LEFT JOIN last_steps ON last_steps.program_id = tracked.program_id
    GROUP BY members.browser_id, members.experiment_group
  ),
  depths AS (
    SELECT
      experiment_group,
      CASE
        WHEN landing = 0 THEN 0
        WHEN begun = 0 THEN 1
        WHEN submitted = 0 THEN 2
        WHEN result_ms IS NULL THEN 3
        WHEN sign_in_ms IS NULL OR sign_in_ms < result_ms THEN 4
        WHEN opened = 0 THEN 5
        WHEN finished = 0 THEN 6
        ELSE 7
      END AS depth
    FROM browsers
  )
SELECT
  experiment_group,
  COUNT(*) AS joined,
  COUNT(CASE WHEN depth >= 1 THEN 1 END) AS landing,
  COUNT(CASE WHEN depth >= 2 THEN 1 END) AS assessment_begun,
  COUNT(CASE WHEN depth >= 3 THEN 1 END) AS assessment_submitted,
  COUNT(CASE WHEN depth >= 4 THEN 1 END) AS result_seen,
  COUNT(CASE WHEN depth >= 5 THEN 1 END) AS signed_up,
  COUNT(CASE WHEN depth >= 6 THEN 1 END) AS session_1_opened,
  COUNT(CASE WHEN depth >= 7 THEN 1 END) AS session_1_finished
FROM depths
GROUP BY experiment_group
ORDER BY experiment_group
