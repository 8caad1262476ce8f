/**
 * Intended differences from the official emulator: recorded file, case name (for a step: `case #step`) and reason.
 */
const DIFFERENCES: readonly {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
}[] = [
  ...["get with read_time before creation #1", "get with read_time before creation #2"].map((name) => ({
    file: "document_writes",
    name,
    reason: "the official REST API rejects readTime; here it works as over gRPC",
  })),
  ...["#1", "#2", "#3"].map((step) => ({
    file: "document_writes",
    name: `read_time around a commit ${step}`,
    reason: "the official REST API rejects readTime; here it works as over gRPC",
  })),
  ...["collection group p order by __name__ desc", "__name__ in + __name__ desc"].map((name) => ({
    file: "queries",
    name,
    reason: "production serves descending name orders, and limitToLast needs them",
  })),
  {
    file: "export_import.partial",
    name: "--export-on-exit writes nothing",
    reason: "without firebase-tools the emulator writes the export itself, and the exit code is 0",
  },
  {
    file: "grpc_settings",
    name: "services",
    reason: "no server reflection, no Datastore mode and no FirestoreEmulator service over gRPC",
  },
  ...[
    ["auth", "PartitionQuery, garbage"] as const,
    ["auth", ":partitionQuery on a collection"] as const,
    ["grpc_settings", "PartitionQuery through v1"] as const,
    ["grpc_settings", "PartitionQuery through v1beta1"] as const,
    ["rest", "partitionQuery"] as const,
    ["unsupported", "PartitionQuery"] as const,
    ["unsupported", ":partitionQuery"] as const,
  ].map(([file, name]) => ({
    file,
    name,
    reason: "production partitions queries, and the Admin SDKs' getPartitions needs it",
  })),
  ...[
    "RunQuery, explain",
    "RunQuery, explain and analyze",
    "RunQuery, explain, no results",
    "RunAggregationQuery, explain and analyze",
    ":runQuery, explain and analyze",
    ":runAggregationQuery, explain",
  ].map((name) => ({
    file: "unsupported",
    name,
    reason: "ignoring explain_options makes SDKs fail without a clear message, so they are rejected",
  })),
];

/** Whether a recorded case differs on purpose. */
export function isIntendedDifference(file: string, name: string): boolean {
  return DIFFERENCES.some((difference) => difference.file === file && difference.name === name);
}
