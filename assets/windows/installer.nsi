; The installer for Windows, made by .ci/windows. For the person who runs it alone, so that no rights of an administrator are needed.
; A 64-bit installer, as the program is.
Target amd64-unicode
Unicode true
SetCompressor /SOLID /FINAL lzma
SetCompressorDictSize 64
!include "MUI2.nsh"

Name "Unfold"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Unfold"
InstallDirRegKey HKCU "Software\Unfold" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Unfold"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installer of Unfold"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define MUI_ICON "${FOLDER}\unfold.ico"
!define MUI_UNICON "${FOLDER}\unfold.ico"
; Without descriptions, so that the list of choices is as wide as the window.
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\unfold-window.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
LangString SESSIONS ${LANG_ENGLISH} "Open sessions (.unfold) with Unfold"
LangString SESSIONS ${LANG_FRENCH} "Ouvrir les sessions (.unfold) avec Unfold"
LangString SESSIONS ${LANG_SPANISH} "Abrir las sesiones (.unfold) con Unfold"
LangString LOGS ${LANG_ENGLISH} "Offer Unfold for MagicCube4D logs (.log)"
LangString LOGS ${LANG_FRENCH} "Proposer Unfold pour les journaux MagicCube4D (.log)"
LangString LOGS ${LANG_SPANISH} "Ofrecer Unfold para los registros de MagicCube4D (.log)"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Unfold"

; Windows reads the associations anew.
!macro TellShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Unfold"
  SectionIn RO
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Unfold.lnk" "$INSTDIR\unfold-window.exe"
  WriteRegStr HKCU "Software\Unfold" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Unfold"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\unfold.ico"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "$(SESSIONS)"
  WriteRegStr HKCU "Software\Classes\.unfold" "" "Unfold.Session"
  WriteRegStr HKCU "Software\Classes\Unfold.Session" "" "Unfold session"
  WriteRegStr HKCU "Software\Classes\Unfold.Session\DefaultIcon" "" "$INSTDIR\unfold.ico"
  WriteRegStr HKCU "Software\Classes\Unfold.Session\shell\open\command" "" '"$INSTDIR\unfold-window.exe" "%1"'
  !insertmacro TellShell
SectionEnd

; Many programs write files that end with .log: Unfold is then one of those that Windows offers for them, and replaces none.
Section /o "$(LOGS)"
  WriteRegStr HKCU "Software\Classes\Unfold.Log" "" "MagicCube4D log"
  WriteRegStr HKCU "Software\Classes\Unfold.Log\DefaultIcon" "" "$INSTDIR\unfold.ico"
  WriteRegStr HKCU "Software\Classes\Unfold.Log\shell\open\command" "" '"$INSTDIR\unfold-window.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.log\OpenWithProgids" "Unfold.Log" ""
  !insertmacro TellShell
SectionEnd

; Settings, sessions and tables stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\Unfold.lnk"
  RMDir /r "$INSTDIR\docs"
  RMDir /r "$INSTDIR\assets"
  Delete "$INSTDIR\unfold.exe"
  Delete "$INSTDIR\unfold-window.exe"
  Delete "$INSTDIR\unfold.ico"
  Delete "$INSTDIR\*.md"
  Delete "$INSTDIR\LICENSE-*.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $0 HKCU "Software\Classes\.unfold" ""
  StrCmp $0 "Unfold.Session" 0 +2
    DeleteRegKey HKCU "Software\Classes\.unfold"
  DeleteRegKey HKCU "Software\Classes\Unfold.Session"
  DeleteRegKey HKCU "Software\Classes\Unfold.Log"
  DeleteRegValue HKCU "Software\Classes\.log\OpenWithProgids" "Unfold.Log"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Unfold"
  !insertmacro TellShell
SectionEnd
