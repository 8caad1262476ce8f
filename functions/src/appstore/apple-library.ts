/**
 * What is used of Apple's library. A file of its own in the bundle (`rolldown.config.mjs`), which is loaded with the first
 * payment.
 */
export {
  APIException,
  AppStoreServerAPIClient,
  Environment,
  SignedDataVerifier,
  VerificationException,
  VerificationStatus,
} from "@apple/app-store-server-library";
